## The levels of the bots

level-novice = novice
level-casual = casual
level-adept = adept
level-expert = expert
level-master = master
level-random = random
level-greedy = greedy

## The household: who plays at each level. Words at the table are few: at the start, at a great moment, at the end.

bot-novice = Colin
    .role = the page
    .line = Plays what catches his eye and overlooks most of the rest.
    .greeting = I learned the rules this morning.
    .moment = Did you see that?
    .won = I have won? Really?
    .lost = May we play again?
bot-casual = Berthe
    .role = the cook
    .line = Takes the best morsel in sight and seldom looks further.
    .greeting = The stew can wait.
    .moment = That was tasty.
    .won = Well seasoned, if I may say so.
    .lost = Well played. There is soup for everybody.
bot-adept = Amina
    .role = the housekeeper
    .line = Thinks a little ahead and keeps her house in order.
    .greeting = I have some time between two rooms.
    .moment = Everything in its place.
    .won = And now for the accounts.
    .lost = You kept better order than I did.
bot-expert = Isabeau
    .role = the marshal
    .line = Plans several moves ahead and strikes at weak spots.
    .greeting = Show me your defences.
    .moment = The line is broken.
    .won = A fine campaign.
    .lost = I salute you.
bot-master = Anselm
    .role = the chamberlain
    .line = Thinks for as long as he may and forgets nothing.
    .greeting = I have seen many games in this house.
    .moment = As I expected.
    .won = The house has a long memory.
    .lost = Nobody has surprised me like that for years.

play-bots = The bots play as: { $level }. Choose another level with --level.
error-level = There is no level { $name }. The levels are: { $known }.
error-network = The file { $path } is not a network for { $game }.
play-hint-says = Hint: { $action }.

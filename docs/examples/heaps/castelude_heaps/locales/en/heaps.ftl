heaps-name = Heaps
heaps-seat-0 = First
heaps-seat-1 = Second
heaps-option-heaps = Heaps
    .help = How many heaps there are.
heaps-end-empty = { $winner } took the last stone and wins
heaps-log = { $seat } takes { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} from heap { $heap }
heaps-drawing = Turn { $turn }
heaps-over = The game is over.
heaps-form = { $action } is no action. An action is a heap and a number of stones, e.g. a2.
heaps-too-many = Heap { $heap } has fewer than { $stones } stones.
heaps-takes = { $stones } from heap { $heap }.
heaps-setup = { $value } is no setup: it needs "heaps", { $heaps } numbers from 1 to 9, and "first", 0 or 1.
heaps-notation = { $value } is no game of Heaps. Its first line is like "heaps 3 4 5 first 0", its second one lists the actions.

HE-1 = Heaps and seats
HE-1-1 = Seats
    .text = Two seats take turns.
HE-1-2 = Heaps
    .text = There are one to five heaps of one to nine stones. Chance says how many, and who begins.
HE-2 = Play
HE-2-1 = Taking
    .text = In a turn one takes one or more stones from one heap.
HE-2-2 = No passing
    .text = One must take.
HE-2-3 = The end
    .text = Whoever takes the last stone wins.

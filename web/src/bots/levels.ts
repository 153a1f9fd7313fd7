/** The levels that have a character of the household, from the weakest to the strongest. */
export const LEVELS: readonly string[] = ['novice', 'casual', 'adept', 'expert', 'master'];

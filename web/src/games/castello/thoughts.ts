/** Arrows and circles that a player draws to think: nobody else sees them. */
export interface Thought {
  from: string;
  /** The same cell for a circle. */
  to: string;
}

/** With this one drawn, or wiped out where it was there already. */
export function drawn(thoughts: readonly Thought[], thought: Thought): Thought[] {
  const others = thoughts.filter(({ from, to }) => from !== thought.from || to !== thought.to);
  return others.length < thoughts.length ? others : [...thoughts, thought];
}

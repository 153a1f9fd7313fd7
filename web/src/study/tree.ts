/**
 * A game with variations, as plain data: nodes in a list, each with the index of the one before it. Of the nodes that
 * follow one node the first in the list goes on with its line. Every change makes a new tree.
 */
import type { Deed, GameTree, TreeNode } from '../api/types.gen';

export interface Tree extends GameTree {
  /** By node: what its action did; the start has none. */
  deeds: readonly (Deed | null)[];
}

export const START = 0;

export function treeOf({ tree, deeds }: { tree: GameTree; deeds: readonly Deed[] }): Tree {
  return { ...tree, deeds: [null, ...deeds] };
}

/** A game without variations. */
export function lineTree(
  terms: Omit<GameTree, 'nodes'>,
  actions: readonly string[],
  deeds: readonly Deed[],
): Tree {
  const { game, players, options, setup } = terms;
  const nodes = ['', ...actions].map((action, index) => fresh(action, index - 1));
  return {
    game,
    players,
    options,
    setup,
    nodes,
    deeds: [null, ...actions.map((_, at) => deeds[at] ?? null)],
  };
}

const fresh = (action: string, parent: number): TreeNode => ({ action, parent, comment: '', marks: [] });

/** What is stored of it. */
export function plain({ game, players, options, setup, nodes }: Tree): GameTree {
  return { game, players, options, setup, nodes };
}

/** By node: those that follow it, the one that goes on with its line first. */
export function childrenOf(tree: Tree): number[][] {
  const children: number[][] = tree.nodes.map(() => []);
  tree.nodes.forEach(({ parent }, index) => {
    if (index !== START) children[parent]?.push(index);
  });
  return children;
}

export const parentOf = (tree: Tree, at: number): number => tree.nodes[at]?.parent ?? -1;

/** The nodes from the first action to this one. */
export function pathTo(tree: Tree, at: number): number[] {
  const path: number[] = [];
  for (let index = at; index > START; index = parentOf(tree, index)) path.push(index);
  return path.reverse();
}

export const actionsTo = (tree: Tree, at: number): string[] =>
  pathTo(tree, at).map((index) => tree.nodes[index]?.action ?? '');

/** The next node of the line, or this one at its end. */
export function next(tree: Tree, at: number): number {
  return childrenOf(tree)[at]?.[0] ?? at;
}

/** The last node of the line that goes on from here. */
export function lineEnd(tree: Tree, at: number): number {
  const children = childrenOf(tree);
  let end = at;
  for (let after = children[end]?.[0]; after !== undefined; after = children[end]?.[0]) end = after;
  return end;
}

/** The node in the place of this one in the variation after it or before it, round about; this one where there is none. */
export function beside(tree: Tree, at: number, by: 1 | -1): number {
  const siblings = childrenOf(tree)[parentOf(tree, at)] ?? [at];
  return siblings[(siblings.indexOf(at) + by + siblings.length) % siblings.length] ?? at;
}

/** The tree in which this action follows a node, and the node of the action: a new variation where others follow too. */
export function played(tree: Tree, at: number, action: string, deed: Deed | null): [Tree, number] {
  const known = tree.nodes.findIndex(
    (node, index) => index > START && node.parent === at && node.action === action,
  );
  if (known >= 0) return [tree, known];
  const turn = (tree.deeds[at]?.turn ?? 0) + (deed?.turn ?? 0);
  return [
    {
      ...tree,
      nodes: [...tree.nodes, fresh(action, at)],
      deeds: [...tree.deeds, deed && { ...deed, turn }],
    },
    tree.nodes.length,
  ];
}

/** Whether everything up to this node is the main line. */
export function isMain(tree: Tree, at: number): boolean {
  const children = childrenOf(tree);
  return pathTo(tree, at).every((index) => children[parentOf(tree, index)]?.[0] === index);
}

/** The variation that leads to this node, one place further to the front: before the one that was there. */
export function promoted(tree: Tree, at: number): [Tree, number] {
  const children = childrenOf(tree);
  const branch = pathTo(tree, at).findLast((index) => children[parentOf(tree, index)]?.[0] !== index);
  if (branch === undefined) return [tree, at];
  const siblings = children[parentOf(tree, branch)] ?? [];
  const place = siblings.indexOf(branch);
  siblings.splice(place - 1, 2, branch, siblings[place - 1] ?? branch);
  return ordered(tree, children, at);
}

/** This node and all before it as the main line. */
export function asMainLine(tree: Tree, at: number): [Tree, number] {
  const children = childrenOf(tree);
  for (const index of pathTo(tree, at)) {
    const siblings = children[parentOf(tree, index)] ?? [];
    siblings.sort((a, b) => Number(b === index) - Number(a === index));
  }
  return ordered(tree, children, at);
}

/** Without this node and everything after it; one is left at the node before. */
export function removed(tree: Tree, at: number): [Tree, number] {
  if (at === START) return [tree, at];
  const children = childrenOf(tree);
  const before = parentOf(tree, at);
  children[before] = (children[before] ?? []).filter((index) => index !== at);
  return ordered(tree, children, before);
}

/** The nodes that can still be reached, with their followers in this order; and where a node is then. */
function ordered(tree: Tree, children: readonly number[][], at: number): [Tree, number] {
  const order: number[] = [];
  const waiting = [START];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    order.push(index);
    waiting.push(...(children[index] ?? []).toReversed());
  }
  const places = new Map(order.map((index, place) => [index, place]));
  const nodes = order.flatMap((index) => {
    const node = tree.nodes[index];
    return node ? [{ ...node, parent: places.get(node.parent) ?? -1 }] : [];
  });
  const deeds = order.map((index) => tree.deeds[index] ?? null);
  return [{ ...tree, nodes, deeds }, places.get(at) ?? START];
}

function changed(tree: Tree, at: number, change: Partial<TreeNode>): Tree {
  return { ...tree, nodes: tree.nodes.map((node, index) => (index === at ? { ...node, ...change } : node)) };
}

export const commented = (tree: Tree, at: number, comment: string): Tree => changed(tree, at, { comment });

export const unmarked = (tree: Tree, at: number): Tree => changed(tree, at, { marks: [] });

/** With this mark, in place of one of another colour; without it where it was there already. */
export function marked(tree: Tree, at: number, mark: string): Tree {
  const place = (text: string): string => text.slice(text.indexOf(':'));
  const marks = tree.nodes[at]?.marks ?? [];
  const others = marks.filter((other) => place(other) !== place(mark));
  return changed(tree, at, { marks: marks.includes(mark) ? others : [...others, mark] });
}

/** A stretch of a line without a variation in between. `depth`: 0 for the main line, 1 for its variations, and so on. */
export interface Stretch {
  depth: number;
  nodes: number[];
}

/** The tree as it is read: each line, with its variations after the node that they would replace. */
export function outline(tree: Tree): Stretch[] {
  const children = childrenOf(tree);
  const stretches: Stretch[] = [];
  type Job = { depth: number; from: number };
  const jobs: Job[] = (children[START] ?? []).length ? [{ depth: 0, from: START }] : [];
  for (let job = jobs.pop(); job; job = jobs.pop()) {
    const { depth } = job;
    let nodes: number[] =
      job.from === START || children[parentOf(tree, job.from)]?.[0] === job.from ? [] : [job.from];
    let here = job.from;
    for (;;) {
      const [main, ...others] = children[here] ?? [];
      if (main === undefined) break;
      nodes = [...nodes, main];
      if (others.length) {
        stretches.push({ depth, nodes });
        nodes = [];
        jobs.push({ depth, from: main });
        jobs.push(...others.map((from) => ({ depth: depth + 1, from })).reverse());
        break;
      }
      here = main;
    }
    if (nodes.length) stretches.push({ depth, nodes });
  }
  return stretches;
}

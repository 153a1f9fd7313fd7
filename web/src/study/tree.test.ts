import { describe, expect, it } from 'vitest';
import {
  actionsTo,
  asMainLine,
  beside,
  commented,
  isMain,
  lineEnd,
  lineTree,
  marked,
  next,
  outline,
  played,
  promoted,
  removed,
  START,
  unmarked,
  type Tree,
} from './tree';

const TERMS = { game: 'castello', players: 2, options: {}, setup: {} };
const deed = (turn: number) => ({ seat: 0, lines: [], turn, notation: '' });

const at = (tree: Tree, action: string): number => tree.nodes.findIndex((node) => node.action === action);

/** a b c, with x y after a, z after x, and w in place of a. */
function grown(): Tree {
  let tree = lineTree(TERMS, ['a', 'b', 'c'], [deed(1), deed(2), deed(3)]);
  [tree] = played(tree, 1, 'x', deed(1));
  [tree] = played(tree, at(tree, 'x'), 'y', deed(1));
  [tree] = played(tree, at(tree, 'x'), 'z', deed(0));
  [tree] = played(tree, START, 'w', deed(1));
  return tree;
}
const words = (tree: Tree): string[] =>
  outline(tree).map(
    ({ depth, nodes }) => `${depth} ${nodes.map((index) => tree.nodes[index]?.action).join('')}`,
  );

describe('a tree of variations', () => {
  it('is read line by line, each variation after what it would replace', () => {
    expect(words(grown())).toEqual(['0 a', '1 w', '0 b', '1 xy', '2 z', '0 c']);
    expect(words(lineTree(TERMS, [], []))).toEqual([]);
  });

  it('grows by what is played, and knows what was played before', () => {
    const tree = grown();
    expect(played(tree, START, 'a', null)).toEqual([tree, 1]);
    expect(actionsTo(tree, at(tree, 'z'))).toEqual(['a', 'x', 'z']);
    expect(tree.deeds[at(tree, 'y')]?.turn).toBe(3);
    expect(tree.deeds[at(tree, 'z')]?.turn).toBe(2);
  });

  it('is walked along the line and between variations', () => {
    const tree = grown();
    expect(next(tree, START)).toBe(1);
    expect(next(tree, at(tree, 'c'))).toBe(at(tree, 'c'));
    expect(lineEnd(tree, at(tree, 'x'))).toBe(at(tree, 'y'));
    expect(beside(tree, 1, 1)).toBe(at(tree, 'w'));
    expect(beside(tree, 1, -1)).toBe(at(tree, 'w'));
    expect(beside(tree, at(tree, 'c'), 1)).toBe(at(tree, 'c'));
    expect(beside(tree, START, 1)).toBe(START);
  });

  it('lets a variation take the place of another one', () => {
    const [tree, here] = promoted(grown(), at(grown(), 'z'));
    expect(words(tree)).toEqual(['0 a', '1 w', '0 b', '1 xz', '2 y', '0 c']);
    expect(tree.nodes[here]?.action).toBe('z');
    const [again] = promoted(tree, here);
    expect(words(again)).toEqual(['0 a', '1 w', '0 x', '1 bc', '0 z', '1 y']);
    expect(promoted(grown(), 1)[0]).toEqual(grown());
  });

  it('makes any line the main one', () => {
    const [tree, here] = asMainLine(grown(), at(grown(), 'z'));
    expect(words(tree)[0]).toBe('0 a');
    expect(isMain(tree, here)).toBe(true);
    expect(actionsTo(tree, lineEnd(tree, START))).toEqual(['a', 'x', 'z']);
    expect(tree.nodes.every(({ parent }, index) => parent < index)).toBe(true);
  });

  it('loses a node with everything after it', () => {
    const [tree, here] = removed(grown(), at(grown(), 'x'));
    expect(words(tree)).toEqual(['0 a', '1 w', '0 bc']);
    expect(tree.nodes[here]?.action).toBe('a');
    expect(tree.deeds).toHaveLength(tree.nodes.length);
    expect(removed(tree, START)).toEqual([tree, START]);
  });

  it('holds comments and marks', () => {
    let tree = commented(grown(), 1, 'Good');
    tree = marked(marked(tree, 1, 'green:B5'), 1, 'red:B5>D5');
    expect(tree.nodes[1]).toMatchObject({ comment: 'Good', marks: ['green:B5', 'red:B5>D5'] });
    expect(marked(tree, 1, 'red:B5').nodes[1]?.marks).toEqual(['red:B5>D5', 'red:B5']);
    expect(marked(tree, 1, 'green:B5').nodes[1]?.marks).toEqual(['red:B5>D5']);
    expect(unmarked(tree, 1).nodes[1]?.marks).toEqual([]);
  });
});

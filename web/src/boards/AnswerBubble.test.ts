import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'svelte/server';
import { answerAt } from './answerAt';
import Bubble from './Bubble.svelte';

const box = (x: number, y: number, width: number, height: number) => ({
  getBoundingClientRect: () => ({ x, y, width, height }),
});
const PAWN = box(300, 150, 40, 20);
const BOARD = {
  ...box(100, 50, 400, 200),
  querySelector: (selector: string) => (selector === '[data-part~="from:E4"]' ? PAWN : null),
} as Partial<Element> as Element;

beforeEach(() => void vi.stubGlobal('CSS', { escape: (text: string) => text }));
afterEach(() => void vi.unstubAllGlobals());

describe('the answer to an impossible wish', () => {
  it('lies in the middle of what was pointed at', () => {
    expect(answerAt(BOARD, 'from:E4')).toEqual({ x: 0.55, y: 0.55 });
  });

  it('lies near the top when that is not on the board', () => {
    expect(answerAt(BOARD, 'do:play')).toEqual({ x: 0.5, y: 0.1 });
  });

  it('says why not, with the clause and the way to it', () => {
    const props = { words: 'Too far.', close: 'Close', onclose: () => undefined, x: 0.55, y: 0.55 };
    const { body } = render(Bubble, {
      props: { ...props, clause: 'CO-4.1', link: '/rules/castello#CO-4.1' },
    });
    expect(body).toMatch(/role="alert"/);
    expect(body).toMatch(/Too far\. .*<a href="\/rules\/castello#CO-4\.1"[^>]*>CO-4\.1<\/a>/);
    expect(body).not.toMatch(/class="[^"]*\bunder\b/);
    const high = render(Bubble, { props: { ...props, y: 0.1, clause: null, link: null } });
    expect(high.body).toMatch(/class="[^"]*\bunder\b/);
    expect(high.body).not.toContain('<a ');
  });
});

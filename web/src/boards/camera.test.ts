import { describe, expect, it } from 'vitest';
import { following, HOME, moved, pinched, refitted, zoomed } from './camera';

describe('a camera', () => {
  it('follows what happens out of sight, and nothing else', () => {
    const pane = { width: 100, height: 100 };
    const near = zoomed(HOME, 4, { x: 0, y: 0 }, pane);
    expect(following(near, { x: 0.1, y: 0.1 }, pane)).toBe(near);
    expect(following(near, { x: 0.5, y: 0.5 }, pane)).toEqual({ scale: 4, x: -150, y: -150 });
    expect(following(near, { x: 1, y: 0.1 }, pane)).toEqual({ scale: 4, x: -300, y: 0 });
  });

  it('holds still what one looks at when more of the picture is fitted in', () => {
    const pane = { width: 100, height: 100 };
    const [before, after] = [{ x: 0, y: 0, width: 10, height: 10 }, { x: -5, y: 0, width: 20, height: 20 }]; // prettier-ignore
    const near = zoomed(HOME, 2, { x: 30, y: 40 }, pane);
    const wider = refitted(near, before, after, pane);
    const onScreen = (camera: typeof near, frame: typeof before, x: number, y: number): number[] => {
      const fit = 100 / frame.width;
      return [(x - frame.x) * fit * camera.scale + camera.x, (y - frame.y) * fit * camera.scale + camera.y];
    };
    expect(wider.scale).toBe(4);
    expect(onScreen(wider, after, 3, 4)).toEqual(onScreen(near, before, 3, 4));
    expect(refitted(near, before, before, pane)).toEqual(near);
    expect(refitted(near, after, before, pane).scale).toBe(1);
  });

  it('stays on the board', () => {
    const pane = { width: 100, height: 100 };
    const near = zoomed(HOME, 2, { x: 50, y: 50 }, pane);
    expect(near).toEqual({ scale: 2, x: -50, y: -50 });
    expect(moved(near, 500, -500, pane)).toEqual({ scale: 2, x: 0, y: -100 });
    expect(zoomed(near, 0.1, { x: 0, y: 0 }, pane)).toEqual(HOME);
    expect(zoomed(HOME, 99, { x: 0, y: 0 }, pane).scale).toBe(4);
    const fingers = pinched(
      HOME,
      [
        { x: 40, y: 50 },
        { x: 60, y: 50 },
      ],
      [
        { x: 30, y: 50 },
        { x: 70, y: 50 },
      ],
      pane,
    );
    expect(fingers.scale).toBe(2);
  });
});

/** Where one looks on a board: a scale and a shift, kept so that the board always fills its pane. Pure. */

export interface Camera {
  scale: number;
  x: number;
  y: number;
}
export interface Spot {
  x: number;
  y: number;
}
export interface Pane {
  width: number;
  height: number;
}

/** The part of a picture that is fitted into the pane, in the picture's own units. */
export interface Frame extends Spot, Pane {}

/** The key of the context in which a picture finds the camera it is seen by: `() => Camera`, its shift in parts of the pane. */
export const SEEN_BY = Symbol('camera');

export const HOME: Camera = { scale: 1, x: 0, y: 0 };
const NEAREST = 4;

function kept({ scale, x, y }: Camera, pane: Pane): Camera {
  const within = (shift: number, length: number): number =>
    Math.min(0, Math.max(length * (1 - scale), shift));
  return { scale, x: within(x, pane.width), y: within(y, pane.height) };
}

/** Nearer or farther, with the point under the pointer staying where it is. */
export function zoomed(camera: Camera, by: number, at: Spot, pane: Pane): Camera {
  const wanted = camera.scale * by;
  const scale = wanted < 1.05 ? 1 : Math.min(NEAREST, wanted);
  const ratio = scale / camera.scale;
  return kept({ scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, pane);
}

export function moved(camera: Camera, right: number, down: number, pane: Pane): Camera {
  return kept({ ...camera, x: camera.x + right, y: camera.y + down }, pane);
}

/** Two fingers go from one pair of places to another. */
export function pinched(camera: Camera, from: [Spot, Spot], to: [Spot, Spot], pane: Pane): Camera {
  const span = ([a, b]: [Spot, Spot]): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [start, end] = [middle(from), middle(to)];
  return moved(zoomed(camera, span(to) / span(from), start, pane), end.x - start.x, end.y - start.y, pane);
}

const EDGE = 0.08;

/** The camera moved to a spot of the board (in parts of its size) that would be out of sight; else the same one. */
export function following(camera: Camera, spot: Spot, pane: Pane): Camera {
  const seen = (part: number, length: number, shift: number): boolean =>
    Math.abs((part * length * camera.scale + shift) / length - 0.5) <= 0.5 - EDGE;
  if (seen(spot.x, pane.width, camera.x) && seen(spot.y, pane.height, camera.y)) return camera;
  const centred = (part: number, length: number): number => length * (0.5 - part * camera.scale);
  return kept({ ...camera, x: centred(spot.x, pane.width), y: centred(spot.y, pane.height) }, pane);
}

/** The camera after another part of the picture was fitted into the pane: what one looks at nearby stays in its place. */
export function refitted(camera: Camera, before: Frame, after: Frame, pane: Pane): Camera {
  const fit = (frame: Frame): number => Math.min(pane.width / frame.width, pane.height / frame.height);
  const [from, to] = [fit(before), fit(after)];
  const scale = Math.max(1, Math.min(NEAREST, (camera.scale * from) / to));
  const shift = (axis: 'x' | 'y', side: 'width' | 'height'): number => {
    const half = pane[side] / 2;
    const looked = ((half - camera[axis]) / camera.scale - half) / from + before[axis] + before[side] / 2;
    return half - scale * (half + (looked - after[axis] - after[side] / 2) * to);
  };
  return kept({ scale, x: shift('x', 'width'), y: shift('y', 'height') }, pane);
}

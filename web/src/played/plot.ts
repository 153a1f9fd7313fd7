/** The plot of a rating: where its moments lie, and what is written beside them. Pure. */
import type { RatingMoment } from '../api/types.gen';

export interface Plot {
  /** The line through the ratings. */
  line: string;
  /** The area within which the rating lies in 95 of 100 cases. */
  band: string;
  /** Round numbers of points, with their heights. */
  marks: { points: number; y: number }[];
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MOST_MARKS = 5;

/** The lowest and the highest mark, and how far the marks lie apart. */
export function scale(low: number, high: number): { from: number; to: number; step: number } {
  const step = STEPS.find((each) => Math.ceil(high / each) - Math.floor(low / each) <= MOST_MARKS) ?? 2000;
  const from = Math.floor(low / step) * step;
  return { from, to: Math.max(Math.ceil(high / step) * step, from + step), step };
}

/** Games stand at equal distances, whatever time lies between them. */
export function plot(moments: readonly RatingMoment[], width: number, height: number): Plot {
  const low = Math.min(...moments.map(({ points, margin }) => points - margin));
  const high = Math.max(...moments.map(({ points, margin }) => points + margin));
  const { from, to, step } = scale(low, high);
  const x = (index: number): number =>
    moments.length < 2 ? width / 2 : rounded((index / (moments.length - 1)) * width);
  const y = (points: number): number => rounded(height - ((points - from) / (to - from)) * height);
  const path = (heights: number[]): string => heights.map((each, index) => `${x(index)} ${each}`).join('L');
  const over = path(moments.map(({ points, margin }) => y(points + margin)));
  const under = moments.map(({ points, margin }, index) => `${x(index)} ${y(points - margin)}`).reverse();
  const count = Math.round((to - from) / step) + 1;
  return {
    line: `M${path(moments.map(({ points }) => y(points)))}`,
    band: `M${over}L${under.join('L')}Z`,
    marks: Array.from({ length: count }, (_, index) => ({
      points: from + index * step,
      y: y(from + index * step),
    })),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

import { expect, it } from 'vitest';
import { drawn } from './thoughts';

it('draws a circle and an arrow, and wipes out what is drawn twice', () => {
  const circle = { from: 'B8', to: 'B8' };
  const arrow = { from: 'B8', to: 'D8' };
  expect(drawn([circle], arrow)).toEqual([circle, arrow]);
  expect(drawn([circle, arrow], { ...circle })).toEqual([arrow]);
});

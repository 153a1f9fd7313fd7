/** The portraits of all kinds, as text. */
import type { Drawings } from '../../../art/shapes';
import { court } from './court';
import { crown } from './crown';
import { outside } from './outside';
import { walls } from './walls';

export const TEXTS: Drawings = { ...crown, ...court, ...outside, ...walls };

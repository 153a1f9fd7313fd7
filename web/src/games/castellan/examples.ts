import type { Scene } from '../contract';

export const examples: Readonly<Record<string, Scene>> = {};

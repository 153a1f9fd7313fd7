import type { GuideStep } from '../contract';

export const guide: readonly GuideStep[] = [];

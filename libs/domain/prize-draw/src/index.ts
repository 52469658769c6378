export { allParts } from './allParts.ts';
export { drawnPrize } from './drawnPrize.ts';
export { drawPeriod } from './drawPeriod.ts';
export type { DrawPeriod, DrawRules } from './drawPeriod.ts';
export { formerPeriod } from './formerPeriod.ts';
export type { FormerPeriod } from './formerPeriod.ts';
export { oddsText } from './oddsText.ts';
export type { Prize } from './Prize.ts';

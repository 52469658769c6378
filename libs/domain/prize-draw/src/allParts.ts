import type { Prize } from './Prize.ts';

/**
 * The parts of all prizes together: a draw rolls a whole number from 0 below it.
 *
 * @example allParts([{ id: 'mats', parts: 1 }, { id: 'wash', parts: 9 }]) // 10
 */
export function allParts(prizes: readonly Pick<Prize, 'parts'>[]): number {
  return prizes.reduce((sum, { parts }) => sum + parts, 0);
}

import { allParts } from './allParts.ts';
import type { Prize } from './Prize.ts';

/**
 * The prize of a roll. Each prize has as many rolls as it has parts, in the order of the list.
 *
 * @param roll a whole number from 0 below `allParts`, every one as likely as the others.
 * @throws RangeError for any other roll.
 * @example drawnPrize([{ id: 'mats', parts: 1 }, { id: 'wash', parts: 9 }], 1).id // 'wash'
 */
export function drawnPrize<Each extends Prize>(prizes: readonly Each[], roll: number): Each {
  const all = allParts(prizes);
  if (!Number.isInteger(roll) || roll < 0) throw new RangeError(`${roll} is no roll of ${all}.`);
  let end = 0;
  for (const prize of prizes) {
    end += prize.parts;
    if (roll < end) return prize;
  }
  throw new RangeError(`${roll} is no roll of ${all}.`);
}

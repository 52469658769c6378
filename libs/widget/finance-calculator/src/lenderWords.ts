import { lenderStatement } from '@forecourt/finance';
import type { DisclaimerFacts } from '@forecourt/finance';
import { askLenderOnce } from './askLender.ts';

/** The lender's text about a vehicle, for below the disclaimer of the figures `shown`; null for none. */
export async function lenderWords(carId: number, shown: DisclaimerFacts): Promise<string | null> {
  const info = await askLenderOnce(carId);
  return info && lenderStatement(info, shown);
}

import { lenderStatement } from '@forecourt/finance';
import type { DisclaimerFacts } from '@forecourt/finance';
import { askLenderOnce } from './askLender.ts';

/** What the lender says about a vehicle, to stand below the disclaimer of the figures `shown`; null where it says nothing. */
export async function lenderWords(carId: number, shown: DisclaimerFacts): Promise<string | null> {
  const info = await askLenderOnce(carId);
  return info && lenderStatement(info, shown);
}

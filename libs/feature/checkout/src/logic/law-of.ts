import type { LoaderOptions } from '@forecourt/site-config';
import type { checkout } from '../manifest.ts';

type Terms = LoaderOptions<typeof checkout>['terms'];

/** The texts about costs and rights for a vehicle in a state; those of the dealer without a state of its own. */
export function lawOf({ law, lawByState }: Terms, state: string | null): Terms['law'] {
  const [, own] = Object.entries(lawByState).find(([name]) => name === state) ?? [];
  return own ?? law;
}

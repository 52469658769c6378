import { isSoldOnline, type LoaderOptions, type PublicSite } from '@forecourt/site-config';
import type { checkout } from '../manifest.ts';

type Terms = LoaderOptions<typeof checkout>['terms'];

/**
 * The texts about costs and rights for a vehicle in a state. Without texts of that state they are those of the dealer; null if nobody knows by
 * which law the vehicle is sold.
 */
export function lawOf(
  { law, lawByState }: Terms,
  site: Pick<PublicSite, 'locations'>,
  state: string | null,
): Terms['law'] | null {
  if (!isSoldOnline(site, state)) return null;
  const [, own] = Object.entries(lawByState).find(([name]) => name === state) ?? [];
  return own ?? law;
}

import { fixedNow } from '@forecourt/fixtures';
import type { PublicSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import { loadCompare } from '../logic/load-compare.ts';
import { financedSite } from './TestSite.tsx';

/** The loader data of a comparison, of a platform that has these vehicles and delivers to 4000 only. */
export function compared(
  cars: readonly Car[],
  ids: readonly number[] = cars.map(({ id }) => id),
  {
    site = financedSite,
    ...query
  }: { site?: PublicSite; postcode?: string; deposit?: string; years?: string } = {},
) {
  const fetch = async (path: string) => {
    const wanted = /postcode=(\d+)/.exec(path)?.[1];
    if (wanted === '4000') return Response.json({ price: 150, name: 'Brisbane' });
    if (wanted !== undefined) return Response.json({ type: '/problems/noEstimate' }, { status: 404 });
    const car = cars.find(({ id }) => path.endsWith(`/${id}`));
    return car ? Response.json(car) : Response.json({ type: '/problems/noSuchCar' }, { status: 404 });
  };
  return loadCompare(
    { site, now: fixedNow, origin: 'https://site.example', fetch },
    new URLSearchParams({ ids: ids.join(','), ...query }),
  );
}

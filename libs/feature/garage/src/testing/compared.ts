import { fixedNow } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import { loadCompare } from '../logic/load-compare.ts';
import { financedSite } from './TestSite.tsx';

/** The loader data of a comparison, of a platform that has these vehicles. */
export function compared(cars: readonly Car[], ids: readonly number[] = cars.map(({ id }) => id)) {
  const fetch = async (path: string) => {
    const car = cars.find(({ id }) => path.endsWith(`/${id}`));
    return car ? Response.json(car) : Response.json({ type: '/problems/noSuchCar' }, { status: 404 });
  };
  return loadCompare(
    { site: financedSite, now: fixedNow, origin: 'https://site.example', fetch },
    new URLSearchParams({ ids: ids.join(',') }),
  );
}

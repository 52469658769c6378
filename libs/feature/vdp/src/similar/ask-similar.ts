import { call, routes } from '@forecourt/platform-client';
import type { SimilarCars } from '@forecourt/platform-client';

/** Timeout, milliseconds. */
const TIMEOUT_MS = 8_000;

/** Vehicles similar to the one with this slug. Throws when the request fails. */
export async function askSimilar(slug: string): Promise<SimilarCars['cars']> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { cars } = await call(routes.similarCars, { params: { slug } }, { signal });
  if (!Array.isArray(cars)) throw new TypeError('The platform did not answer with vehicles.');
  return cars;
}

import { call, routes } from '@forecourt/platform-client';
import type { SimilarCars } from '@forecourt/platform-client';

/** How long an answer may take, milliseconds. */
const TIMEOUT_MS = 8_000;

/** The vehicles that are like another one, by its slug. Throws when the platform does not say. */
export async function askSimilar(slug: string): Promise<SimilarCars['cars']> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { cars } = await call(routes.similarCars, { params: { slug } }, { signal });
  if (!Array.isArray(cars)) throw new TypeError('The platform did not answer with vehicles.');
  return cars;
}

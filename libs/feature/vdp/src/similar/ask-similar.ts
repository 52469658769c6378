import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import type { SimilarCars } from '@forecourt/platform-client';

/** Timeout, milliseconds. */
const TIMEOUT_MS = 8_000;

/** Vehicles similar to the one with this slug; none if the site does not know it (any more). Throws when the request fails. */
export async function askSimilar(slug: string): Promise<SimilarCars['cars']> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { cars } = await call(routes.similarCars, { params: { slug } }, { signal });
    if (!Array.isArray(cars)) throw new TypeError('The platform did not answer with vehicles.');
    return cars;
  } catch (error) {
    if (error instanceof PlatformProblem && error.status === 404) return [];
    throw error;
  }
}

import { readYouxQuote } from '@forecourt/finance';
import type { YouxQuote, YouxRequest } from '@forecourt/finance';
import { call, callOnce, routes } from '@forecourt/platform-client';
import type { Reach } from '@forecourt/platform-client';

/** Timeout, milliseconds. */
const TIMEOUT_MS = 5_000;

/** Requests a youX quote of a vehicle from the platform; null without one or on any failure, which is not reported. */
export async function askYoux(request: YouxRequest, carId: number, fetch?: Reach): Promise<YouxQuote | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const input = { body: { ...request, car_id: carId } };
  return call(routes.youxQuote, input, { fetch, signal, check: readYouxQuote }).catch(() => null);
}

/** The same for components, with a cache: a loaded quote is not requested again during the visit (ruling 51). */
export const askYouxOnce = callOnce(
  (request: YouxRequest, carId: number) => askYoux(request, carId),
  (request, carId) => `${carId} ${JSON.stringify(request)}`,
);

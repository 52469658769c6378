import { readYouxQuote } from '@forecourt/finance';
import type { YouxQuote, YouxRequest } from '@forecourt/finance';
import { call, callOnce, routes } from '@forecourt/platform-client';
import type { Reach } from '@forecourt/platform-client';

/** How long an answer may take, milliseconds. */
const TIMEOUT_MS = 5_000;

/** Asks the platform for a youX quote of a vehicle; null where none comes, for whatever reason, and nobody is told. */
export async function askYoux(request: YouxRequest, carId: number, fetch?: Reach): Promise<YouxQuote | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const input = { body: { ...request, car_id: carId } };
  return call(routes.youxQuote, input, { fetch, signal, check: readYouxQuote }).catch(() => null);
}

/** The same for components: a vehicle that has its quote is not asked about again while the visit lasts (ruling 51). */
export const askYouxOnce = callOnce(
  (request: YouxRequest, carId: number) => askYoux(request, carId),
  (request, carId) => `${carId} ${JSON.stringify(request)}`,
);

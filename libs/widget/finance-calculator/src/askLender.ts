import { readLenderInfo } from '@forecourt/finance';
import type { LenderInfo } from '@forecourt/finance';
import { call, callOnce, routes } from '@forecourt/platform-client';
import type { Reach } from '@forecourt/platform-client';

/** Timeout, milliseconds. */
const TIMEOUT_MS = 5_000;

/** Requests the lender's text about a vehicle from the platform; null without one or on any failure, which is not reported. */
export async function askLender(carId: number, fetch?: Reach): Promise<LenderInfo | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const input = { params: { id: String(carId) } };
  return call(routes.carFinance, input, { fetch, signal, check: readLenderInfo }).catch(() => null);
}

/** The same for components, with a cache: a loaded result is not requested again during the visit. */
export const askLenderOnce = callOnce(
  (carId: number) => askLender(carId),
  (carId) => carId,
);

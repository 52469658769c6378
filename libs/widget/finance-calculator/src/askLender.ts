import { readLenderInfo } from '@forecourt/finance';
import type { LenderInfo } from '@forecourt/finance';
import { call, callOnce, routes } from '@forecourt/platform-client';
import type { Reach } from '@forecourt/platform-client';

/** How long an answer may take, milliseconds. */
const TIMEOUT_MS = 5_000;

/** Asks the platform what the lender says about a vehicle; null where nothing comes, for whatever reason, and nobody is told. */
export async function askLender(carId: number, fetch?: Reach): Promise<LenderInfo | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const input = { params: { id: String(carId) } };
  return call(routes.carFinance, input, { fetch, signal, check: readLenderInfo }).catch(() => null);
}

/** The same for components: a vehicle that has its answer is not asked about again while the visit lasts. */
export const askLenderOnce = callOnce(
  (carId: number) => askLender(carId),
  (carId) => carId,
);

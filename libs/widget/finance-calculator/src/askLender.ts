import { readLenderInfo } from '@forecourt/finance';
import type { LenderInfo } from '@forecourt/finance';

/** How long an answer may take, milliseconds. */
const PATIENCE_MS = 5_000;

const answers = new Map<number, Promise<LenderInfo | null>>();

/** Asks the platform what the lender says about a vehicle; null where nothing comes, for whatever reason, and nobody is told. */
export async function askLender(
  carId: number,
  fetch: (path: string, init: RequestInit) => Promise<Response>,
): Promise<LenderInfo | null> {
  try {
    const response = await fetch(`/api/cars/${carId}/finance`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.status === 200 ? readLenderInfo(await response.json()) : null;
  } catch {
    return null;
  }
}

/** The same for components: a vehicle that has its answer is not asked about again while the visit lasts. */
export function askLenderOnce(carId: number): Promise<LenderInfo | null> {
  const known = answers.get(carId);
  if (known) return known;
  const asked = askLender(carId, (path, init) => fetch(path, init));
  answers.set(carId, asked);
  void asked.then((info) => info ?? answers.delete(carId));
  return asked;
}

import { readYouxQuote } from '@forecourt/finance';
import type { YouxQuote, YouxRequest } from '@forecourt/finance';

/** How long an answer may take, milliseconds. */
const PATIENCE_MS = 5_000;

const quotes = new Map<string, Promise<YouxQuote | null>>();

/** Asks the platform for a youX quote of a vehicle; null where none comes, for whatever reason, and nobody is told. */
export async function askYoux(
  request: YouxRequest,
  carId: number,
  fetch: (path: string, init: RequestInit) => Promise<Response>,
): Promise<YouxQuote | null> {
  try {
    const response = await fetch('/api/youx/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, car_id: carId }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.status === 200 ? readYouxQuote(await response.json()) : null;
  } catch {
    return null;
  }
}

/** The same for components: a vehicle that has its quote is not asked about again while the visit lasts (ruling 51). */
export function askYouxOnce(request: YouxRequest, carId: number): Promise<YouxQuote | null> {
  const key = `${carId} ${JSON.stringify(request)}`;
  const known = quotes.get(key);
  if (known) return known;
  const asked = askYoux(request, carId, (path, init) => fetch(path, init));
  quotes.set(key, asked);
  void asked.then((quote) => quote ?? quotes.delete(key));
  return asked;
}

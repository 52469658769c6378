import { valuationSchema, type ValuationAnswer } from '@forecourt/platform-client/contracts';
import type { TestApi } from '@forecourt/api/testing';

/** The facts that a shopper enters about a vehicle of the plate 417XYZ. */
export const asked = {
  rego: '417 xyz',
  regoState: 'qld',
  kms: 60_000,
  adjustmentAnswers: { condition: 'fair', service_history: 'full', accidents: 'none', finance: 'No' },
};

let visitors = 0;

/** Sends JSON to a site, by default to the sample site and from a new visitor. */
export async function send(
  kit: TestApi,
  path: string,
  sent: { body?: unknown; method?: string; host?: string; address?: string } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  visitors += 1;
  const { body, method = 'POST', host, address = `10.0.${visitors >> 8}.${visitors & 255}` } = sent;
  const init = {
    method,
    headers: { 'content-type': 'application/json', ...(host !== undefined && { host }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await kit.request(path, init, { clientAddress: address });
  const hasBody = response.status !== 204;
  return { status: response.status, body: hasBody ? { ...(await response.json()) } : {} };
}

/** Adds the vehicle of the plate, sold last year, and three comparable vehicles to the stock. */
export async function addMarket(kit: TestApi): Promise<void> {
  const facts = { year: 2021, km: 60_000, body: 'SUV', trans: 'Automatic', price_type: 'EGC' };
  const sold = { status: 'sold', regplate: '417XYZ', state: 'QLD', badge: 'Cruiser' };
  await kit.addCar({ ...facts, ...sold, id: 900, stocknum: 'S900', price: 90_000 });
  for (const [at, price] of [28_000, 30_000, 32_000].entries())
    await kit.addCar({ ...facts, id: 901 + at, stocknum: `S${901 + at}`, price }, 'northside-group');
}

/** The answer to a valid request of a valuation. */
export async function valued(kit: TestApi, changes: object = {}): Promise<ValuationAnswer> {
  const { body } = await send(kit, '/api/valuations', { body: { ...asked, ...changes } });
  return valuationSchema.parse(body);
}

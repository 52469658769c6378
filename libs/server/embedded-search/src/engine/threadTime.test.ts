import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoCars, demoSchema } from '../conformance/demoCars.ts';
import { createSearchEngine } from '../createSearchEngine.ts';
import { threadTime } from './threadTime.ts';

const engine = createSearchEngine({ apiKey: 'administrator' });

async function call(path: string, body: string, key = 'administrator'): Promise<string> {
  const headers = { 'x-typesense-api-key': key };
  const request = new Request(`http://search.invalid${path}`, { method: 'POST', headers, body });
  return (await engine.handle(request)).text();
}

let publicKey = '';
beforeAll(async () => {
  await call('/collections', JSON.stringify(demoSchema('cars')));
  await call('/collections/cars/documents/import', demoCars.map((car) => JSON.stringify(car)).join('\n'));
  const key = { description: 'cars', actions: ['documents:search'], collections: ['cars'] };
  publicKey = JSON.parse(await call('/keys', JSON.stringify(key))).value;
});
afterAll(() => engine.close());

const searches = Array.from({ length: 12 }, () => ({
  collection: 'cars',
  q: 'toyta hibrid',
  query_by: 'name',
}));

it('neither cuts off nor rejects searches that only waited for the processor', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 300));
  const { results } = JSON.parse(await call('/multi_search', JSON.stringify({ searches }), publicKey));
  expect(results).toHaveLength(searches.length);
  for (const result of results)
    expect(result).toMatchObject({ found: expect.any(Number), search_cutoff: false });
});

it('cuts off and rejects searches that took the processor', async () => {
  let worked = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: (worked += 300_000), system: 0 }));
  const { results } = JSON.parse(await call('/multi_search', JSON.stringify({ searches }), publicKey));
  expect(results[0]).toMatchObject({ search_cutoff: true });
  expect(results.at(-1)).toMatchObject({ code: 408 });
});

it('is the processor time of the thread, not the time on the clock', async () => {
  const [clock, worked] = [performance.now(), threadTime()];
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(performance.now() - clock).toBeGreaterThan(290);
  expect(threadTime() - worked).toBeLessThan(200);
});

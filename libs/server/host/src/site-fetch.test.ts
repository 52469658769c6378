import { expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { siteFetch } from './site-fetch.ts';

function counted(status = 200) {
  const asked: string[] = [];
  const cars = new AnswerCache(10, 30_000);
  const fetch = siteFetch({
    search: async (path) => new Response(`search ${path}`),
    api: () => ({
      fetch: async (request: Request) => {
        asked.push(`${request.method} ${request.url}`);
        return Response.json({ answer: asked.length }, { status });
      },
    }),
    cars,
  });
  return { asked, cars, fetch };
}

it.each(['/api/cars/2020-kia-rio', '/api/cars/2020-kia-rio/autogauge'])(
  'asks the API for %s once until stock changes, separately for each site',
  async (path) => {
    const { asked, cars, fetch } = counted();
    const first = await (await fetch('a', path)).json();
    expect(await (await fetch('a', path)).json()).toEqual(first);
    expect(asked).toEqual([`GET http://a.localhost${path}`]);
    await fetch('b', path);
    cars.clear();
    await fetch('a', path);
    expect(asked).toHaveLength(3);
  },
);

it('does not cache an answer that was asked for before the stock changed', async () => {
  const { asked, cars, fetch } = counted();
  const pending = fetch('a', '/api/cars/2020-kia-rio');
  cars.clear();
  await pending;
  await fetch('a', '/api/cars/2020-kia-rio');
  expect(asked).toHaveLength(2);
});

it('caches that a car has no figures, but no failure', async () => {
  const path = '/api/cars/2020-kia-rio/autogauge';
  for (const [status, calls] of [
    [404, 1],
    [503, 2],
  ] as const) {
    const { asked, fetch } = counted(status);
    for (let time = 0; time < 2; time++) expect((await fetch('a', path)).status).toBe(status);
    expect(asked).toHaveLength(calls);
  }
});

it.each([
  ['GET', '/api/cars/2020-kia-rio/similar'],
  ['GET', '/api/cars/2020-kia-rio?preview=1'],
  ['GET', '/api/locations/1/appointments'],
  ['POST', '/api/cars/2020-kia-rio'],
])('asks the API each time: %s %s', async (method, path) => {
  const { asked, fetch } = counted();
  for (let time = 0; time < 2; time++) await fetch('a', path, { method });
  expect(asked).toHaveLength(2);
});

it('asks the search engine by its own paths', async () => {
  const { asked, fetch } = counted();
  expect(await (await fetch('a', '/typesense/multi_search?q=1')).text()).toBe('search /multi_search?q=1');
  expect(asked).toEqual([]);
});

import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { PublicSite } from '@forecourt/site-config';
import { searchDocument } from '@forecourt/stock-search';
import { expect, test, vi } from 'vitest';
import { placeOf, testSite } from '../testing/TestSite.tsx';
import { loadStockHere } from './load-stock-here.ts';

const withSearch = { ...testSite(), pages: [...testSite().pages, 'search/*'] };
const document = searchDocument(namedCars.plain, { now: fixedNow });

function servicesOf(
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
  site: PublicSite = withSearch,
) {
  return { site, now: fixedNow, fetch, searchKey: 'key', origin: '', nonce: null };
}

test('it requests the stock of this location, newest first', async () => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) =>
    Response.json({ results: [{ found: 1, hits: [{ document }], facet_counts: [], page: 1 }] }),
  );
  const stock = await loadStockHere(servicesOf(fetch), placeOf(withSearch, 1));
  expect(stock.map(({ car }) => car.name)).toEqual([namedCars.plain.name]);
  const asked = String(fetch.mock.calls[0]?.[1]?.body);
  expect(asked).toContain('location_name:=[`Example Newstead - Sales`]');
  expect(asked).toContain('"per_page":4');
});

test('a workshop has no stock, and sends no request', async () => {
  const fetch = vi.fn();
  expect(await loadStockHere(servicesOf(fetch), placeOf(withSearch, 2))).toEqual([]);
  expect(await loadStockHere(servicesOf(fetch, testSite()), placeOf(testSite(), 1))).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

test('the page works without the engine', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const down = async () => new Response('{"message":"down"}', { status: 503 });
  expect(await loadStockHere(servicesOf(down), placeOf(withSearch, 1))).toEqual([]);
});

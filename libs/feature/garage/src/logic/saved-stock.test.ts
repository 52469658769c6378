import { fixedNow, namedCars } from '@forecourt/fixtures';
import { SearchUnavailable } from '@forecourt/search-client';
import { searchDocument } from '@forecourt/stock-search';
import { expect, test, vi } from 'vitest';
import { savedStock } from './saved-stock.ts';

const hit = searchDocument(namedCars.plain, { now: fixedNow });

test('saved vehicles are loaded with one request, and one that is not in stock is null', async () => {
  const ask = vi.fn(async (_path: string, _init?: RequestInit) =>
    Response.json({ results: [{ found: 1, hits: [{ document: hit }] }] }),
  );
  const stock = await savedStock('a', [hit.id, '999'], 'key', ask);
  expect([...stock]).toEqual([
    [hit.id, hit],
    ['999', null],
  ]);
  expect(ask).toHaveBeenCalledOnce();
  const body = ask.mock.calls[0]?.[1]?.body;
  expect(JSON.parse(typeof body === 'string' ? body : '').searches).toEqual([
    expect.objectContaining({
      collection: 'Car_production_a',
      filter_by: expect.stringContaining(`id:[${hit.id},999]`),
      per_page: 2,
    }),
  ]);
});

test('rejects while the engine is down', async () => {
  const down = async () => new Response('', { status: 503 });
  await expect(savedStock('a', ['1'], 'key', down)).rejects.toBeInstanceOf(SearchUnavailable);
});

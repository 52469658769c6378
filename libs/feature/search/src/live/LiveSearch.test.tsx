import { searchSite } from '@forecourt/search-client';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { act, render } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { search } from '../manifest.ts';
import { searchStore } from '../logic/search-store.ts';
import type { SearchStore } from '../logic/search-store.ts';
import { visitMemory } from '../logic/visit-memory.ts';
import { LiveSearch } from './LiveSearch.tsx';

const rules = searchSite(publicSite(defineDealer({ ...exampleDealer, features: [search()] })));

/** An engine whose count is the length of the query text. */
function engine(_path: unknown, init?: RequestInit): Promise<Response> {
  const { searches }: { searches: { q: string }[] } = JSON.parse(String(init?.body));
  const results = searches.map(({ q }) => ({ found: q.length, hits: [], facet_counts: [], page: 1 }));
  return Promise.resolve(Response.json({ results }));
}

function Page({ store, onceThere }: { store: SearchStore; onceThere(): void }) {
  const asked = useSyncExternalStore(store.subscribe, store.asked);
  useEffect(onceThere, [onceThere]);
  if (!asked) return null;
  return (
    <LiveSearch
      store={store}
      asked={asked}
      rules={rules}
      searchKey="key"
      now={new Date(0)}
      listed={['make']}
    />
  );
}

afterEach(() => vi.unstubAllGlobals());

test('[SR-01] a request made while the live search starts reaches the engine and gets its results', async () => {
  vi.stubGlobal('fetch', engine);
  const url = '/search/new-used-and-demo-cars/';
  const memory = visitMemory(() => 0);
  const store = searchStore({ rules, url, answer: null, memory, navigate: () => undefined });
  const typeToyota = () => store.go({ query: 'toyota' });
  render(<Page store={store} onceThere={typeToyota} />);
  await expect.poll(() => store.view().answer?.found).toBe('toyota'.length);
});

test('[SR-13] results are of the search that was sent: a later search that fails is not shown with them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = (path: unknown, init?: RequestInit) =>
    String(init?.body).includes('"mazda"') ? Promise.reject(new Error('down')) : engine(path, init);
  vi.stubGlobal('fetch', fail);
  const url = '/search/new-used-and-demo-cars/';
  const memory = visitMemory(() => 0);
  const store = searchStore({ rules, url, answer: null, memory, navigate: () => undefined });
  const typeToyota = () => store.go({ query: 'toyota' });
  render(<Page store={store} onceThere={typeToyota} />);
  await expect.poll(() => store.view().answer?.found).toBe('toyota'.length);
  act(() => store.go({ query: 'mazda' }));
  await expect.poll(() => store.view().status, { timeout: 5_000 }).toBe('failed');
  expect(store.view().shown.query).toBe('toyota');
  expect(memory.answerTo(store.key(store.view().state))).toBeNull();
  vi.stubGlobal('fetch', engine);
  act(() => store.retry());
  await expect.poll(() => store.view().shown.query).toBe('mazda');
  expect(store.view()).toMatchObject({ status: 'idle', answer: { found: 'mazda'.length } });
});

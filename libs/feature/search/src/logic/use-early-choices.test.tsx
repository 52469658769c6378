import { searchSite } from '@forecourt/search-client';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Filters } from '../Filters.tsx';
import { search } from '../manifest.ts';
import { SortPill } from '../SearchTools.tsx';
import { SearchProvider } from '../use-search.tsx';
import { searchStore } from './search-store.ts';
import { visitMemory } from './visit-memory.ts';

const ROOT = '/search/new-used-and-demo-cars/';
const features = [search({ layout: 'bar', facets: ['make', 'body', 'km'] })];
const site = publicSite(defineDealer({ ...exampleDealer, features }));
const stock = {
  values: { make: ['Toyota', 'Mazda'], body: ['SUV'] },
  bounds: { km: { min: 0, max: 90_000 } },
};
const answer = {
  found: 9,
  available: 9,
  hits: [],
  counts: { make: [['Toyota', 5] as const, ['Mazda', 4] as const], body: [['SUV', 9] as const] },
  bounds: {},
};

/** The server-rendered page, with choices made before hydration, then hydrated. */
async function hydrated(choose: () => void) {
  const visited: string[] = [];
  const store = searchStore({
    rules: searchSite(site),
    url: ROOT,
    answer,
    memory: visitMemory(() => 0),
    navigate: (url) => void visited.push(url),
  });
  const page = (
    <MemoryRouter initialEntries={[ROOT]}>
      <SiteProvider site={site}>
        <SearchProvider store={store}>
          <Filters stock={stock} active={[]} clearHref={ROOT} showText="Show me 9 cars" unread={{}} />
          <SortPill active={0} />
        </SearchProvider>
      </SiteProvider>
    </MemoryRouter>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  choose();
  const root = await act(() => hydrateRoot(field('body > div', HTMLElement), page));
  return { visited, leave: () => act(() => root.unmount()) };
}

function field<E extends Element>(selector: string, Kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof Kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}

test('[SR-01] filters, sort order and text set before hydration apply together', async () => {
  const { visited, leave } = await hydrated(() => {
    field('[name=make][value=Toyota]', HTMLInputElement).checked = true;
    field('[name=body]', HTMLInputElement).checked = true;
    field('[name=km_max]', HTMLInputElement).value = '50,000';
    field('select[name=sortBy]', HTMLSelectElement).value = 'lowest-price';
  });
  expect(visited.at(-1)).toBe(`${ROOT}?body=SUV&km=-50000&make=Toyota&sortBy=lowest-price`);
  expect(field('[name=make][value=Toyota]', HTMLInputElement).checked).toBe(true);
  expect(field('[name=make][value=Mazda]', HTMLInputElement).checked).toBe(false);
  expect(field('select[name=sortBy]', HTMLSelectElement).value).toBe('lowest-price');
  leave();
});

test('[SR-20] a place and the sort by distance, both set before hydration, are one search', async () => {
  const { visited, leave } = await hydrated(() => {
    field('[name=near]', HTMLInputElement).value = '4000';
    field('[type=checkbox][name=sortBy]', HTMLInputElement).checked = true;
  });
  await waitFor(() => expect(visited).toEqual([`${ROOT}?near=4000+QLD%40-27.463%2C153.026&sortBy=nearest`]));
  expect(field('[type=checkbox][name=sortBy]', HTMLInputElement).checked).toBe(true);
  leave();
});

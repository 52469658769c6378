import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Filters } from '../Filters.tsx';
import { SortPill } from '../SearchTools.tsx';
import { SearchPage, exampleSite } from '../testing/SearchPage.tsx';
import { useEarlyChoices } from './use-early-choices.ts';

const ROOT = '/search/new-used-and-demo-cars/';
const site = exampleSite({ layout: 'bar', facets: ['make', 'body', 'km'] });
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

function Early() {
  useEarlyChoices();
  return null;
}

/** The server-rendered page, with choices made before hydration, then hydrated. */
async function hydrated(choose: () => void) {
  const visited: string[] = [];
  const page = (
    <SearchPage site={site} url={ROOT} answer={answer} onSearch={(url) => void visited.push(url)}>
      <Filters stock={stock} active={[]} clearHref={ROOT} showText="Show me 9 cars" unread={{}} />
      <SortPill active={0} />
      <Early />
    </SearchPage>
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

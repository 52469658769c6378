import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchSite } from '@forecourt/search-client';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { searchDocument } from '@forecourt/stock-search';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { SearchAnswer } from './logic/search-answer.ts';
import { searchStore } from './logic/search-store.ts';
import { visitMemory } from './logic/visit-memory.ts';
import { search } from './manifest.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { SearchProvider } from './use-search.tsx';

const found: SearchAnswer = {
  found: 40,
  available: 40,
  hits: [searchDocument(namedCars.plain, { now: fixedNow })],
  counts: {},
  bounds: {},
};

function show(options: Parameters<typeof search>[0] = {}, answer: SearchAnswer | null = found, query = '') {
  const site = publicSite(defineDealer({ ...exampleDealer, features: [search(options)] }));
  const url = `/search/new-used-and-demo-cars/${query}`;
  const memory = visitMemory(() => fixedNow.getTime());
  const store = searchStore({ rules: searchSite(site), url, answer, memory, navigate: () => undefined });
  const { container } = render(
    <MemoryRouter initialEntries={[url]}>
      <SiteProvider site={site}>
        <SearchProvider store={store}>
          <ResultsScreen heading="Stock" crumbs={[]} now={fixedNow} stock={{ values: {}, bounds: {} }} />
        </SearchProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  const grid = container.querySelector<HTMLElement>('.card-grid');
  if (!grid) throw new Error('The page has no card grid.');
  const skeletons = () => grid.querySelectorAll('.skeleton').length;
  return { store, grid, skeletons };
}

test.each([
  ['three by default', {}, '3'],
  ['three if the dealer says so', { columns: 3 }, '3'],
  ['four if the dealer says so', { columns: 4 }, '4'],
])('[SR-07] the cards in a row on wide screens are %s', (_case, options, columns) => {
  expect(show(options).grid.dataset['columns']).toBe(columns);
});

test('[SR-20] a postcode that nothing is found for is an alert, Invalid postcode; the list stays', () => {
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  show({}, found, '?near=9999');
  expect(screen.getByRole('alert').textContent).toMatch(/^Invalid postcode: .*“9999”/);
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});

test('[SR-05] skeleton cards are shown while the first results load', () => {
  const { grid, skeletons } = show({}, null);
  expect(grid.getAttribute('aria-busy')).toBe('true');
  expect(grid.children).toHaveLength(6);
  expect(skeletons()).toBeGreaterThan(6);
  expect(screen.queryByRole('article')).toBeNull();
});

test('[SR-05] a slow new page shows skeleton cards; a slow filter keeps the old cards', () => {
  const { store, grid, skeletons } = show();
  expect([grid.getAttribute('aria-busy'), skeletons()]).toEqual(['false', 0]);
  act(() => store.go({ query: 'kia' }));
  act(() => store.stalled());
  expect([grid.getAttribute('aria-busy'), skeletons()]).toEqual(['true', 0]);
  expect(screen.getByRole('article').textContent).toContain(namedCars.plain.make);
  act(() => store.want('/search/new-used-and-demo-cars/?page=2'));
  act(() => store.stalled());
  expect(grid.getAttribute('aria-busy')).toBe('true');
  expect(skeletons()).toBeGreaterThan(6);
  expect(screen.queryByRole('article')).toBeNull();
});

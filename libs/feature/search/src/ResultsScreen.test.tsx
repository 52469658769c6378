import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SearchAnswer } from './logic/search-answer.ts';
import type { search } from './manifest.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { SearchPage, exampleSite } from './testing/SearchPage.tsx';

const ROOT = '/search/new-used-and-demo-cars/';

const found: SearchAnswer = {
  found: 40,
  available: 40,
  hits: [searchDocument(namedCars.plain, { now: fixedNow })],
  counts: {},
  bounds: {},
};

function show(
  options: Parameters<typeof search>[0] = {},
  answer: SearchAnswer | null = found,
  more: { query?: string; status?: 'loading' | 'stalled'; shownUrl?: string } = {},
) {
  const { query = '', ...state } = more;
  const { container } = render(
    <SearchPage site={exampleSite(options)} url={`${ROOT}${query}`} answer={answer} {...state}>
      <ResultsScreen heading="Stock" crumbs={[]} now={fixedNow} stock={{ values: {}, bounds: {} }} />
    </SearchPage>,
  );
  const grid = container.querySelector<HTMLElement>('.card-grid');
  if (!grid) throw new Error('The page has no card grid.');
  return { grid, skeletons: grid.querySelectorAll('.skeleton').length };
}

test.each([
  ['three by default', {}, '3'],
  ['three if the dealer says so', { columns: 3 }, '3'],
  ['four if the dealer says so', { columns: 4 }, '4'],
])('[SR-07] the cards in a row on wide screens are %s', (_case, options, columns) => {
  expect(show(options).grid.dataset['columns']).toBe(columns);
});

test('[SR-20, AN-02] a postcode that nothing is found for is an alert, Invalid postcode; the list stays', () => {
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  show({}, found, { query: '?near=9999' });
  expect(screen.getByRole('alert').textContent).toMatch(/^Invalid postcode: .*“9999”/);
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});

test('[SR-05] skeleton cards are shown while the first results load', () => {
  const { grid, skeletons } = show({}, null);
  expect(grid.getAttribute('aria-busy')).toBe('true');
  expect(grid.children).toHaveLength(6);
  expect(skeletons).toBeGreaterThan(6);
  expect(screen.queryByRole('article')).toBeNull();
});

test('[SR-05] a slow filter keeps the old cards', () => {
  const { grid, skeletons } = show({}, found, { query: '?query=kia', status: 'stalled', shownUrl: ROOT });
  expect([grid.getAttribute('aria-busy'), skeletons]).toEqual(['true', 0]);
  expect(screen.getByRole('article').textContent).toContain(namedCars.plain.make);
});

test('[SR-05] a slow new page shows skeleton cards', () => {
  const { grid, skeletons } = show({}, found, { query: '?page=2', status: 'stalled', shownUrl: ROOT });
  expect(grid.getAttribute('aria-busy')).toBe('true');
  expect(skeletons).toBeGreaterThan(6);
  expect(screen.queryByRole('article')).toBeNull();
});

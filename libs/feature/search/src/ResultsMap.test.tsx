import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LivePlaces } from './LivePlaces.tsx';
import type { SearchAnswer } from './logic/search-answer.ts';
import { search } from './manifest.ts';
import { ResultsMap } from './ResultsMap.tsx';
import { SearchPage } from './testing/SearchPage.tsx';

const drawn = vi.hoisted(() => vi.fn<typeof LivePlaces>(() => null));
vi.mock('./LivePlaces.tsx', () => ({ LivePlaces: drawn }));
beforeEach(() => void drawn.mockClear());

const ROOT = '/search/new-used-and-demo-cars/';
const names = ['Aspley', 'Kedron', 'Redcliffe'];
const siteWith = (map: boolean): BundledSite =>
  publicSite(
    defineDealer({
      ...exampleDealer,
      locations: exampleDealer.locations.flatMap((example) =>
        names.map((name, index) => ({
          ...{ ...example, id: index + 1, name, slug: name.toLowerCase(), primary: index === 0 },
        })),
      ),
      ...(map && { map: { styleUrl: 'https://tiles.example/plain' } }),
      features: [search({})],
    }),
  );
const answer: SearchAnswer = {
  found: 12,
  available: 12,
  hits: [],
  counts: {
    location_name: [
      ['Kedron', 8],
      ['Aspley', 4],
    ],
  },
  bounds: {},
};

const page = (
  onSearch?: (url: string) => void,
  { map = true, known = names, query = '' }: { map?: boolean; known?: string[] | null; query?: string } = {},
) => (
  <SearchPage site={siteWith(map)} url={`${ROOT}${query}`} answer={answer} {...(onSearch && { onSearch })}>
    <ResultsMap known={known ?? undefined} />
  </SearchPage>
);
const list = () => screen.getByRole('list', { name: 'Results by location', hidden: true });
const link = (name: string) => within(list()).getByRole('link', { name, hidden: true });
const open = () =>
  act(async () => {
    const box = list().closest('details');
    if (box) box.open = true;
  });

test('before its code is there, each location is a link to the search there, with its count', () => {
  expect(renderToString(page())).toContain('Map of 3 locations');
  render(page(undefined, { query: '?location_name=Kedron&make=Kia' }));
  expect(link('Aspley 4').getAttribute('href')).toBe(
    `${ROOT}?location_name=Aspley&location_name=Kedron&make=Kia`,
  );
  expect(link('Kedron 8').getAttribute('href')).toBe(`${ROOT}?make=Kia`);
  expect(link('Kedron 8').getAttribute('aria-current')).toBe('true');
  expect(within(list()).queryByRole('link', { name: /Redcliffe/, hidden: true })).toBeNull();
  expect(drawn).not.toHaveBeenCalled();
});

test('opening it loads the map, and a mark adds its location to the search, then removes it', async () => {
  const onSearch = vi.fn<(url: string) => void>();
  render(page(onSearch));
  await open();
  const mark = () => drawn.mock.lastCall?.[0];
  expect(mark()?.counts).toEqual(new Map(answer.counts.location_name));
  expect(mark()?.words(1)).toBe('1 vehicle');
  act(() => mark()?.onChoose('Kedron'));
  expect(onSearch).toHaveBeenLastCalledWith(`${ROOT}?location_name=Kedron`);
  expect(mark()?.chosen).toEqual(['Kedron']);
  act(() => mark()?.onChoose('Kedron'));
  expect(onSearch).toHaveBeenLastCalledWith(ROOT);
});

test.each([
  ['the site has no map', { map: false }],
  ['all stock is at one location', { known: ['Aspley'] }],
  ['the search has no filter by location', { known: null }],
])('there is no map of results if %s', (_case, given) => {
  render(page(undefined, given));
  expect(screen.queryByText(/^Map of/)).toBeNull();
});

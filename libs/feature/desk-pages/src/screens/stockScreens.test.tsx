import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../testing/deskServer.ts';
import { listOf, openScreen, serveDesk } from '../testing/openScreen.tsx';
import { ImportScreen, ImportsScreen } from './ImportsScreen.tsx';
import { CarScreen, StockScreen } from './StockScreen.tsx';

const AT = '2026-11-24T00:30:00Z';
const rav4 = { id: 1, name: '2021 Toyota RAV4', stocknum: 'S1' };
const none = { cars: 0, examples: [] };

const health = {
  ...{ live: 1_200, by_status: { in_stock: 1_100, coming_soon: 100 }, last_import_at: AT },
  feed: { last_success_at: AT, failures: 2, stale: true, reason: 'The server does not answer.' },
  search: { compared_at: AT, differing: 0 },
  content: [{ file: 'content/offers/a.md:4', what: 'It is wrong.', why: 'It ends.', fix: 'Write a day.' }],
  missing: [{ what: 'photos', label: 'No photo', cars: 2, examples: [rav4] }],
};
const index = {
  ...{ answers: true, ready: true, indexed: 1_198, listed: 1_200 },
  ...{ waiting: 2, waiting_since: AT },
};
const stock = {
  stockHealth: () => health,
  searchIndex: () => ({ index }),
  phoneReveals: () => ({
    reveals: [{ at: AT, car: { id: 1, name: rav4.name }, location_name: 'Aspley', page: '/cars/rav4' }],
  }),
  cars: () => ({
    cars: [
      { ...rav4, slug: 'rav4', status: 'in_stock', image: null, removed: false },
      { ...rav4, id: 2, slug: 'old', status: 'sold', image: null, removed: true },
    ],
  }),
};

/** The text of a part of the page. */
const region = async (name: string) => (await screen.findByRole('region', { name })).textContent;

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('stock', () => {
  it('says how healthy the stock is: counts, feed, search, broken content, what is missing, revealed numbers', async () => {
    serveDesk(stock);
    openScreen(StockScreen);
    const main = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeTruthy();
    await main('1,200');
    await main(/^The stock may be out of date\. .* 2 attempts have failed since\./);
    await main(/^2\s+2021 Toyota RAV4 \(S1\)$/);
    const search = await region('Search');
    expect(search).toContain('It has 1,198 of the 1,200 cars of the site.');
    expect(search).toContain('2 cars wait to be brought to it');
    expect(search).toContain('No differences were found when it was compared');
    expect(await region('Content with problems')).toContain('Write a day.');
    expect(await region('Revealed phone numbers')).toContain('Aspley');
    const cars = await listOf('Cars');
    expect(cars.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/a/stock/1',
      '/a/stock/2',
    ]);
    expect(cars.getByText('Has left the stock')).toBeTruthy();
  });

  it('compares the search with the stock when a leader asks, and names the cars that differ', async () => {
    let missing = { cars: 2, examples: [rav4] };
    const sent = serveDesk({
      ...stock,
      compareSearch: () => ({
        ...{ listed: 1_200, compared: 200, waiting: 0 },
        ...{ missing, surplus: none, different: none },
      }),
    });
    const { user } = openScreen(StockScreen);
    const compare = await screen.findByRole('button', { name: 'Compare with the stock' });
    await user.click(compare);
    await expect.poll(() => region('Search')).toContain('It differs from the stock:');
    expect(await region('Search')).toMatch(/Not found by shoppers\s*2\s+2021 Toyota RAV4 \(S1\)/);
    missing = none;
    await user.click(compare);
    await expect.poll(() => region('Search')).toContain('No differences found:');
    expect(sent).toMatchObject([{ id: 'compareSearch', params: { site: 'a' }, body: {} }, {}]);
  });

  it('says why the search was not compared, and what the rest of the page knows stays', async () => {
    const error =
      'The search does not answer or is not built yet, so nothing was compared. Retry in a minute.';
    serveDesk({ ...stock, compareSearch: () => problem(503, error, 'notCompared') });
    const { user } = openScreen(StockScreen);
    await user.click(await screen.findByRole('button', { name: 'Compare with the stock' }));
    expect(await screen.findByText(error)).toBeTruthy();
    expect(await region('Search')).toContain('It has 1,198 of the 1,200 cars of the site.');
  });

  it('sales see the search and no button for it; without a search there is none', async () => {
    serveDesk(stock);
    openScreen(StockScreen, { role: 'sales' });
    await expect.poll(() => region('Search')).toContain('It has 1,198');
    expect(screen.queryByRole('button', { name: 'Compare with the stock' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Imports' })).toBeNull();
    cleanup();
    serveDesk({ ...stock, searchIndex: () => ({ index: null }) });
    openScreen(StockScreen);
    await expect.poll(() => region('Search')).toContain('It is not in this process.');
    expect(screen.queryByRole('button', { name: 'Compare with the stock' })).toBeNull();
  });

  it('makes a link of drafts for a leader, and says until when it shows them', async () => {
    const url = 'https://a.example/?drafts=abc';
    const sent = serveDesk({ ...stock, draftLink: () => ({ url, until: AT }) });
    const { user } = openScreen(StockScreen);
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    const link = await screen.findByRole('link', { name: /^Open the website with drafts/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
    expect(await region('Drafts of the website')).toMatch(/Until .*24 Nov.*, whoever has this link/);
    expect(sent).toMatchObject([{ id: 'draftLink', params: { site: 'a' }, body: {} }]);
  });

  it('says why there is no link of drafts; sales are not offered one', async () => {
    const error = 'This process serves no website, so it shows no drafts.';
    serveDesk({ ...stock, draftLink: () => problem(404, error, 'noDrafts') });
    const { user } = openScreen(StockScreen);
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText(error)).toBeTruthy();
    cleanup();
    serveDesk(stock);
    openScreen(StockScreen, { role: 'sales' });
    await expect.poll(() => region('Search')).toContain('It has 1,198');
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  });

  it('finds a car by words, which are in the address, and says when none fits', async () => {
    const asked: unknown[] = [];
    serveDesk({
      ...stock,
      cars: ({ query }) => {
        asked.push(query['search']);
        return query['search'] === 'kluger' ? { cars: [] } : stock.cars();
      },
    });
    const { user, place } = openScreen(StockScreen, { at: '/a/stock' });
    await user.type(await screen.findByRole('searchbox', { name: 'Find a car' }), 'kluger');
    expect(await screen.findByText('No car fits')).toBeTruthy();
    expect(place()).toBe('/a/stock?search=kluger');
    expect(asked.at(-1)).toBe('kluger');
  });

  it('says why a car shows a button, or that it is not in the stock', async () => {
    serveDesk({
      carFlags: ({ params }) =>
        params['id'] === '1'
          ? {
              car: { ...rav4, status: 'in_stock' },
              flags: [
                {
                  ...{ flag: 'action.finance', label: 'Finance', value: false, decided_by: 'dealer' },
                  reason: 'The dealership has switched it off.',
                  levels: [{ level: 'dealer', value: false }],
                },
              ],
            }
          : problem(404, 'This car is not in the stock of the site.', 'notFound'),
    });
    openScreen(CarScreen, { at: '/a/stock/1', path: ':site/stock/:id' });
    const flags = await listOf('Buttons and flags');
    for (const text of ['Finance', 'No', 'By the dealership', 'The dealership has switched it off.'])
      expect(flags.getByText(text)).toBeTruthy();
    cleanup();
    openScreen(CarScreen, { at: '/a/stock/2', path: ':site/stock/:id' });
    expect(await screen.findByText('This car is not in the stock of the site.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('imports', () => {
  const run = {
    ...{ id: 7, dealer: 'a', feed: 'stock.csv', map: 'autogate', started_at: AT, finished_at: AT },
    ...{ state: 'applied', refused: null, counts: { rows: 12, accepted: 10, rejected: 2, added: 3 } },
  };
  const refused = {
    ...run,
    id: 6,
    state: 'refused',
    refused: 'This feed would remove 9 of the 10 cars.',
    counts: { rows: 12 },
  };

  it('lists the runs with what each did, and leads to the next page and to a run', async () => {
    serveDesk({
      imports: ({ query }) => ({
        imports: query['cursor'] === undefined ? [run, refused] : [{ ...run, id: 5 }],
        next: query['cursor'] === undefined ? 'older' : null,
      }),
    });
    openScreen(ImportsScreen, { at: '/a/imports', path: ':site/imports' });
    const runs = await listOf('Imports');
    expect(runs.getByText(/^Rows: 12 read, 10 taken, 2 refused\s+Cars: 3 added$/)).toBeTruthy();
    expect(runs.getByText(/Refused; nothing was changed\s+This feed would remove 9/)).toBeTruthy();
    expect(runs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/a/imports/7',
      '/a/imports/6',
    ]);
    const next = screen.getByRole('link', { name: 'Next page' }).getAttribute('href') ?? '';
    cleanup();
    openScreen(ImportsScreen, { at: next, path: ':site/imports' });
    await expect
      .poll(async () => (await listOf('Imports')).getByRole('link').getAttribute('href'))
      .toBe('/a/imports/5');
    expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe('/a/imports');
  });

  it('says that there was none yet', async () => {
    serveDesk({ imports: () => ({ imports: [], next: null }) });
    openScreen(ImportsScreen);
    expect(await screen.findByText('No import yet')).toBeTruthy();
  });

  it('says of each row why it was not taken, by outcome, in words', async () => {
    const text = 'there is no price; the site shows its no-price text';
    const row = {
      ...{ row: 3, stocknum: 'S3', outcome: 'reject', reason: 'It has no make.' },
      warnings: [{ code: 'no_price', text, field: 'price', raw: 'POA' }],
    };
    serveDesk({
      importRows: ({ params, query }) => ({
        rows: query['outcome'] === 'skip' ? [] : [{ ...row, row: Number(params['id']) }],
        next: null,
      }),
    });
    const { user, place } = openScreen(ImportScreen, { at: '/a/imports/7', path: ':site/imports/:id' });
    const rows = await listOf('Rows');
    expect(rows.getByText('Row 7')).toBeTruthy();
    expect(within(rows.getByRole('row', { name: /Row 7/ })).getByText('Refused')).toBeTruthy();
    expect(rows.getByText(`It has no make.\nprice: ${text} (“POA”)`, { normalizer: String })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Outcome'), 'Left out');
    expect(await screen.findByText('No such row')).toBeTruthy();
    expect(place()).toBe('/a/imports/7?outcome=skip');
  });
});

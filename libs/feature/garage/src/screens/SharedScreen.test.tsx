import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadShared } from '../logic/load-shared.ts';
import { favouriteOf } from '../logic/favourite-of.ts';
import { TestSite, testServices, testSite } from '../testing/TestSite.tsx';
import { SharedScreen } from './SharedScreen.tsx';
import { ShareGarage } from './ShareGarage.tsx';

const { plain, reduced, hybridSuv } = namedCars;
const list = [plain, hybridSuv, reduced].map((car, at) => ({
  ...favouriteOf(car),
  note: at === 2 ? 'Ask about\nthe tyres' : '',
}));
const hits = [plain, reduced].map((car) => ({ document: searchDocument(car, { now: fixedNow }) }));
const answers = {
  list: () => Response.json({ cars: list }),
  stock: () => Response.json({ results: [{ found: 2, hits }] }),
};
const load = (link: string | null, of: Partial<typeof answers> = {}) => {
  const { list: shared, stock } = { ...answers, ...of };
  const fetch = (path: string) =>
    Promise.resolve(path.startsWith('/api/shared-watchlist?link=') ? shared() : stock());
  return loadShared(testServices(fetch), new URLSearchParams(link === null ? {} : { link }));
};
const html = async (...[link, of]: Parameters<typeof load>) => {
  const { page, status } = await load(link, of);
  return {
    ...{ page, status },
    text: renderToString(
      <TestSite site={testSite()}>
        <SharedScreen page={page} />
      </TestSite>,
    ),
  };
};

describe('[GA-06] the page of a shared list', () => {
  test('has its vehicles before JavaScript, last saved first, with shared notes and without a button that changes the list', async () => {
    const { page, status, text } = await html('secret');
    expect(status).toBe(200);
    expect(page.head).toMatchObject({ noindex: true, canonical: 'https://site.example/shared-garage' });
    expect(page.cars?.map(({ favourite }) => favourite.id)).toEqual(
      [reduced, hybridSuv, plain].map(({ id }) => String(id)),
    );
    expect(text).toContain('Ask about\nthe tyres');
    expect(text).toContain('No longer available');
    expect(text).not.toMatch(/Remove |Add a note|<form/);
  });

  test.each([404, 422])(
    'is a 404 that says so for a link that the platform answers with %i',
    async (refused) => {
      const { status, text } = await html('old', { list: () => new Response(null, { status: refused }) });
      expect(status).toBe(404);
      expect(text).toContain('it was taken back');
    },
  );

  test('says what it is for without a link, and if the list is empty', async () => {
    const none = await html(null);
    expect([none.status, none.page.cars]).toEqual([200, null]);
    const empty = await html('secret', { list: () => Response.json({ cars: [] }) });
    expect(empty.text).toContain('Nothing saved at the moment');
  });

  test('shows what is stored while the stock cannot be asked, and marks none as gone', async () => {
    const { text } = await html('secret', { stock: () => new Response('', { status: 503 }) });
    expect(text).toContain(plain.name);
    expect(text).not.toContain('No longer available');
  });

  test('a failure of the platform is no wrong link', async () => {
    await expect(load('secret', { list: () => new Response(null, { status: 503 }) })).rejects.toThrow();
  });
});

describe('[GA-06] the form that shares a list', () => {
  test('makes a link, without notes unless they are ticked', () => {
    render(
      <TestSite>
        <ShareGarage share={{ link: null, withNotes: false }} />
      </TestSite>,
    );
    expect(screen.getByRole('checkbox', { name: 'Show my notes too' })).toHaveProperty('checked', false);
    expect(screen.getByRole('button', { name: 'Make a link' })).toHaveProperty('value', 'share');
    expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
  });

  test('shows the link and ends it', () => {
    const link = 'https://site.example/shared-garage?link=secret';
    render(
      <TestSite>
        <ShareGarage share={{ link, withNotes: true }} />
      </TestSite>,
    );
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(link);
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: 'Stop sharing' })).toHaveProperty('value', 'unshare');
  });
});

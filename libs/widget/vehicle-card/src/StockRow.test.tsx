import { fixedNow, namedCars } from '@forecourt/fixtures';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadStockStrips } from './loadStockStrips.ts';
import type { StockStrip } from './loadStockStrips.ts';
import { StockRow } from './StockRow.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [otherPages()] }));

async function show(vehicles: StockStrip['vehicles']) {
  const { container } = render(
    <SiteProvider site={site}>
      <StockRow title="Utes" strip={{ href: '/search/ute-cars', vehicles }} now={fixedNow} />
    </SiteProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  return container;
}

test('a row has its vehicles and a link to all of them', async () => {
  await show([{ car: namedCars.plain, weekly: null }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Utes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/search/ute-cars');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a row without vehicles is not there', async () => {
  expect((await show([])).textContent).toBe('');
});

test('there are no vehicles while the search engine is down', async () => {
  const fetch = () => Promise.resolve(new Response('{}', { status: 503 }));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const strips = await loadStockStrips({ site, now: fixedNow, fetch, searchKey: 'key' }, [{ body: 'Ute' }]);
  expect(strips).toEqual([{ href: expect.stringContaining('Ute'), vehicles: [] }]);
  expect(warn).toHaveBeenCalledOnce();
});

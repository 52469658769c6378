import type { Request, Response } from '@playwright/test';
import { STOCK } from '../support/pages.ts';
import { collectionOf } from '../support/search-key.ts';
import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

interface Search {
  collection: string;
  q: string;
  query_by: string;
  filter_by: string;
  sort_by?: string;
  facet_by: string;
  per_page: number;
  page: number;
}
interface Found {
  found: number;
  search_time_ms: number;
  hits: { document: { name: string; status: string; custom_rank: number; price?: number } }[];
  facet_counts: { field_name: string; counts: { value: string; count: number }[] }[];
}

const asked = (request: Request): Search[] => request.postDataJSON().searches;
/** The search of the page: the suggestions of its box ask for counts without hits. */
const isSearch = (response: Response) =>
  response.url().includes('/typesense/multi_search') && asked(response.request())[0]?.per_page === 21;
const answered = async (response: Response): Promise<Found[]> => (await response.json()).results;

journey(
  '[SR-15] a search sends its words, filters, order and page to the base index, and shows the response',
  async ({ page, site, words }) => {
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const next = async (act: () => Promise<unknown>) => {
      const [response] = await Promise.all([
        page.waitForResponse((each) => isSearch(each) && each.ok()),
        act(),
      ]);
      return { searches: asked(response.request()), results: await answered(response) };
    };

    const plain = await next(() => stock.box.fill(words.begun));
    const [search] = plain.searches;
    expect(search).toMatchObject({ collection: collectionOf(site), q: words.begun, per_page: 21, page: 1 });
    expect(search?.sort_by ?? '', 'the rank of the index decides').not.toMatch(/price|created/);
    expect(search?.filter_by).toContain('show_on_dealer_website:=true');
    expect(search?.filter_by).toContain('in_stock');
    // Count and facets cover available vehicles only: they come from a separate query without hits.
    const [, count] = plain.searches;
    expect(count).toMatchObject({ q: words.begun, per_page: 0 });
    expect(count?.facet_by?.split(',')).toEqual(expect.arrayContaining(['make', 'car_type', 'price']));
    await expect.poll(() => stock.total()).toBe(plain.results[1]?.found);
    expect(typeof plain.results[0]?.search_time_ms).toBe('number');

    const ticked = await next(() => stock.choose('Condition', 'Used'));
    expect(ticked.searches[0]?.filter_by).toMatch(/car_type:=\s*\[?[`"]?used/);
    const counts =
      ticked.results[1]?.facet_counts.find(({ field_name }) => field_name === 'make')?.counts ?? [];
    expect(counts.map(({ value }) => value)).toContain(words.make);
    await expect.poll(() => stock.total()).toBe(ticked.results[1]?.found);

    const cheapest = await next(() => stock.sort.selectOption('Lowest price'));
    expect(cheapest.searches[0]?.sort_by).toContain('price:asc');
    expect(cheapest.searches[0]?.filter_by).toContain('price:>0');
    const prices = cheapest.results[0]?.hits.map(({ document }) => document.price ?? 0) ?? [];
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    // A sold vehicle keeps its place in the sort order and shows no price.
    const priced = cheapest.results[0]?.hits.filter(({ document }) => document.status !== 'sold') ?? [];
    await expect.poll(async () => (await stock.prices()).length).toBe(priced.length);

    const second = await next(() => page.getByRole('link', { name: 'Next page' }).click());
    expect(second.searches[0]).toMatchObject({ page: 2, per_page: 21 });
    await expect(page, site).toHaveURL(/page=2/);
  },
);

journey('[SR-15] without an order of the visitor, the vehicles come by their rank', async ({ page }) => {
  await visit(page, STOCK);
  const [response] = await Promise.all([
    page.waitForResponse((each) => isSearch(each) && each.ok()),
    page.getByRole('link', { name: 'Next page' }).click(),
  ]);
  const [results] = await answered(response);
  const ranks = results?.hits.map(({ document }) => document.custom_rank) ?? [];
  expect(ranks).toHaveLength(21);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
});

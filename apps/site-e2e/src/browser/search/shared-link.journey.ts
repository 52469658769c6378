import { isAscending } from '../../support/is-ascending.ts';
import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  '[SR-01] a shared link shows the same vehicles to another visitor, server-rendered and without a second request',
  async ({ page, browser, baseURL, words: { filter } }) => {
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const all = await stock.total();
    await stock.choose(filter.title, filter.value);
    await expect(page).toHaveURL(new RegExp(`${filter.facet}=${filter.value}`));
    await expect.poll(() => stock.total()).toBeLessThan(all);
    await stock.sort.selectOption('Highest price');
    await expect(page).toHaveURL(/highest-price/);
    await expect.poll(async () => isAscending((await stock.prices()).toReversed())).toBe(true);

    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const tab = await other.newPage();
    const asked: string[] = [];
    tab.on('request', (request) => {
      if (request.url().includes('/typesense/')) asked.push(request.url());
    });
    await visit(tab, page.url());
    await tab.waitForLoadState('networkidle');
    const theirs = new StockPage(tab);
    await expect.poll(() => theirs.titles()).toEqual(await stock.titles());
    await expect.poll(() => theirs.total()).toBe(await stock.total());
    expect(asked, 'the first sight comes with the page').toEqual([]);
    await other.close();
  },
);

import { isAscending } from '../../support/is-ascending.ts';
import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { scrolled, visit } from '../../support/visit.ts';

journey(
  '[SR-01] the URL follows typing, filters, order, pages and price, and every change scrolls to the top',
  async ({ page, words }) => {
    const { make, begun: typed, filter, price } = words;
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const all = await stock.total();
    const scrollDown = () => page.evaluate(() => window.scrollTo(0, 600));

    await scrollDown();
    await stock.box.pressSequentially(typed, { delay: 330 }); // slower than the debounce
    await expect.poll(query).toEqual({ query: typed });
    await expect.poll(() => stock.total()).toBeLessThan(all);
    await expect.poll(() => scrolled(page)).toBe(0);
    // The first letters find others, which may still show.
    await expect
      .poll(async () => (await stock.titles()).filter((title) => !title.includes(make)))
      .toEqual([]);
    await expect(stock.grid).toHaveAttribute('aria-busy', 'false');
    const ofMake = await stock.total();

    await stock.sort.selectOption('Lowest price');
    await expect.poll(query).toEqual({ query: typed, sortBy: 'lowest-price' });
    await expect.poll(async () => isAscending(await stock.prices())).toBe(true);

    const [first] = await stock.titles();
    await scrollDown();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect.poll(query).toEqual({ page: '2', query: typed, sortBy: 'lowest-price' });
    await expect.poll(async () => (await stock.titles())[0]).not.toBe(first);
    await expect.poll(() => scrolled(page)).toBe(0);

    await stock.openFilters(filter.title);
    await scrollDown();
    await stock.value(filter.title, filter.value).click();
    await stock.closeFilters();
    const filtered = { query: typed, sortBy: 'lowest-price', [filter.facet]: filter.value };
    await expect.poll(query).toEqual(filtered);
    await expect.poll(() => stock.total()).toBeLessThan(ofMake);
    await expect.poll(() => scrolled(page)).toBe(0);

    await stock.openFilters('Price');
    const highest = page.getByRole('textbox', { name: 'Highest price' });
    await highest.fill(String(price));
    await highest.press('Enter');
    await stock.closeFilters();
    await expect.poll(query).toEqual({ ...filtered, price: `-${price}` });
    await expect.poll(() => stock.highestPrice()).toBeLessThanOrEqual(price);

    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(new RegExp(`${STOCK}(\\?sortBy=lowest-price)?$`));
    await expect.poll(() => stock.total()).toBe(all);
    await expect(stock.box).toHaveValue('');
  },
);

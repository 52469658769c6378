import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { hydrated, scrolled, visit } from '../support/visit.ts';

journey(
  '[SR-01] the URL follows typing, filters, order, pages and price, and every change starts at the top',
  { tag: '@every-dealer' },
  async ({ page, words }) => {
    const { make, typed, filter, price } = words;
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const all = await stock.total();
    const scrollDown = () => page.evaluate(() => window.scrollTo(0, 600));

    await scrollDown();
    await stock.box.pressSequentially(typed, { delay: 330 }); // slower than the pause after which it searches
    await expect.poll(query).toEqual({ query: typed });
    await expect.poll(() => stock.total()).toBeLessThan(all);
    await expect.poll(() => scrolled(page)).toBe(0);
    for (const title of await stock.titles()) expect(title).toContain(make);
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
    await expect.poll(async () => Math.max(...(await stock.prices()))).toBeLessThanOrEqual(price);

    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(new RegExp(`${STOCK}(\\?sortBy=lowest-price)?$`));
    await expect.poll(() => stock.total()).toBe(all);
    await expect(stock.box).toHaveValue('');
  },
);

function isAscending(prices: readonly number[]): boolean {
  return (
    prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
  );
}

journey(
  '[SR-01] Back, Forward and reload bring each search again, with its words, ticks and vehicles',
  async ({ page, words: { other } }) => {
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const steps = [{ url: page.url(), total: await stock.total(), titles: await stock.titles(), words: '' }];
    const remember = async (words: string) => {
      await expect.poll(() => stock.total()).not.toBe(steps.at(-1)?.total);
      steps.push({ url: page.url(), total: await stock.total(), titles: await stock.titles(), words });
    };
    const expectStep = async (index: number) => {
      const step = steps[index];
      if (!step) throw new Error(`There is no step ${index}.`);
      await expect(page).toHaveURL(step.url);
      await expect.poll(() => stock.total()).toBe(step.total);
      await expect.poll(() => stock.titles()).toEqual(step.titles);
      await expect(stock.box).toHaveValue(step.words);
    };

    await stock.choose('Condition', 'Used');
    await expect(page).toHaveURL(/used/);
    await remember('');
    await stock.box.fill(other);
    await expect(page).toHaveURL(new RegExp(`query=${other}`));
    await remember(other);

    await page.goBack();
    await expectStep(1);
    await page.goBack();
    await expectStep(0);
    await stock.openFilters('Condition');
    await expect(stock.value('Condition', 'Used')).not.toBeChecked();
    await stock.closeFilters();
    await page.goForward();
    await page.goForward();
    await expectStep(2);
    await page.reload();
    await hydrated(page);
    await expectStep(2);
    await stock.openFilters('Condition');
    await expect(stock.value('Condition', 'Used')).toBeChecked();
  },
);

journey(
  '[SR-01] a shared link shows the same vehicles to somebody else, from the server and without asking twice',
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
    expect(await theirs.titles()).toEqual(await stock.titles());
    expect(await theirs.total()).toBe(await stock.total());
    expect(asked, 'the first sight comes with the page').toEqual([]);
    await other.close();
  },
);

journey(
  '[SR-01] after a car, Back finds the results and the place in them as they were',
  { tag: '@every-dealer' },
  async ({ page, words: { typed } }) => {
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const all = await stock.total();
    await stock.box.fill(typed);
    await expect.poll(() => stock.total()).toBeLessThan(all);
    const titles = await stock.titles();
    const card = stock.cards.nth(7);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('link').first();
    const name = await link.innerText();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`query=${typed}`));
    await expect.poll(() => stock.titles()).toEqual(titles);
    await expect(stock.box).toHaveValue(typed);
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

journey(
  '[SR-01] a result opened in a new tab is the car, and the search stays',
  async ({ page, context }) => {
    await visit(page, '/search/used-cars');
    const stock = new StockPage(page);
    const link = stock.cards.nth(2).getByRole('link').first();
    const name = await link.innerText();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page).toHaveURL(/\/search\/used-cars$/);
    await expect(stock.cards.nth(2)).toContainText(name);
  },
);

journey('nothing found is said in words, with one way out', async ({ page, dealer }) => {
  await visit(page, STOCK);
  const stock = new StockPage(page);
  const all = await stock.total();
  await stock.box.fill('zzzzzz');
  await expect(page.getByRole('main')).toContainText('No Results Available');
  await expect(page.getByRole('main')).toContainText(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  );
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect.poll(() => stock.total()).toBe(all);
  await expect(stock.box).toHaveValue('');
  expect(dealer.name).not.toBe('');
});

journey(
  'where the engine stops answering, what was found stays, and Retry goes on',
  async ({ page, consoleWatch, words: { typed, make } }) => {
    consoleWatch.allow(/typesense|Failed to fetch/);
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const titles = await stock.titles();
    await page.route('**/typesense/**', (route) => route.abort());
    await stock.box.fill(typed);
    await expect(page.getByRole('alert')).toContainText('The search gave no answer');
    expect(await stock.titles()).toEqual(titles);
    await page.unroute('**/typesense/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(stock.cards.first()).toContainText(make);
  },
);

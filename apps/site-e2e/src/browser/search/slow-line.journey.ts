import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  '[SR-13] on a slow connection the old cards stay with a loading state; a stale response is ignored',
  async ({ page, words: { begun: typed, make } }) => {
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const slow = typed.slice(0, -1);
    const isSlow = (data: string | null) => data?.includes(`"${slow}"`) === true;
    const all = await stock.total();
    const titles = await stock.titles();

    const late: (() => void)[] = [];
    await page.route('**/typesense/**', async (route) => {
      if (isSlow(route.request().postData())) await new Promise<void>((resolve) => late.push(resolve));
      await route.continue();
    });
    await stock.box.fill(slow);
    await expect.poll(() => late.length).toBe(1);
    await expect(stock.grid).toHaveAttribute('aria-busy', 'true');
    expect(await stock.titles(), 'what was found before').toEqual(titles);
    expect(await stock.total()).toBe(all);

    await stock.box.fill(typed);
    await expect(page).toHaveURL(new RegExp(`query=${typed}`));
    await expect.poll(() => stock.total()).toBeLessThan(all);
    await expect(stock.cards.first()).toContainText(make);
    const found = await stock.titles();
    const lateAnswer = page.waitForResponse((response) => isSlow(response.request().postData()));
    for (const answer of late) answer();
    await lateAnswer;
    await expect(stock.grid).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => stock.titles()).toEqual(found);
    await expect(page).toHaveURL(new RegExp(`query=${typed}`));
  },
);

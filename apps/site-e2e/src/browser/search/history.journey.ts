import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { hydrated, visit } from '../../support/visit.ts';

journey(
  '[SR-01] Back, Forward and reload restore each search, with its words, filters and vehicles',
  async ({ page, words: { other } }) => {
    if (other === null) throw new Error('This journey needs a dealer of two makes.');
    const typed = other.slice(0, -1);
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
    await expect(page).toHaveURL(/car_type=used/);
    await remember('');
    await stock.box.fill(typed);
    await expect(page).toHaveURL(new RegExp(`query=${typed}`));
    await remember(typed);

    await page.goBack();
    await expectStep(1);
    await page.goBack();
    await expectStep(0);
    await page.goForward();
    await page.goForward();
    await expectStep(2);
    await page.reload();
    await hydrated(page);
    await expectStep(2);
    await stock.openFilters('Condition');
    await expect(stock.value('Condition', 'Used')).toBeChecked();
    await stock.closeFilters();
    await page.goBack();
    await page.goBack();
    await expectStep(0);
    await stock.openFilters('Condition');
    await expect(stock.value('Condition', 'Used')).not.toBeChecked();
  },
);

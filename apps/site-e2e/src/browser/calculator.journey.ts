import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[FI-02] [FI-07] a loan is set by typing and by keys; its URL shows the same loan, rates and warning to another visitor',
  async ({ page, site }) => {
    await visit(page, `/cars/${carOf(site, 'plain').slug}`);
    const calculator = page.getByRole('group', { name: 'Finance calculator' });
    const figures = calculator.locator('[data-figure]');
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator).toBeEnabled();
    const [atFirst] = await figures.allInnerTexts();

    const amount = calculator.getByRole('textbox', { name: /^(Purchase price|Loan amount)$/ });
    await amount.fill('20000');
    await amount.press('Tab');
    await calculator.getByRole('slider', { name: 'Loan term' }).press('ArrowLeft');
    await calculator.getByText('Monthly', { exact: true }).click();
    await expect(calculator).toContainText('per month');
    await expect(page).toHaveURL(/loan=20000&term=[\d.]+&pay=monthly/);
    const chosen = await figures.allInnerTexts();
    expect(chosen[0]).not.toBe(atFirst);

    await visit(page, page.url());
    await calculator.scrollIntoViewIfNeeded();
    await expect(amount).toHaveValue('$20,000');
    await expect(figures).toHaveText(chosen);
    await expect(calculator).toContainText('comparison rate');
    await expect(calculator).toContainText('WARNING: This comparison rate');

    await page.getByRole('button', { name: 'Show working' }).click();
    await expect(page.getByRole('table').filter({ hasText: 'Interest' })).toBeVisible();
  },
);

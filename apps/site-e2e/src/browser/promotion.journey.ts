import type { Page } from '@playwright/test';
import { promotionOf } from '../support/promotion.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { hydrated, still } from '../support/visit.ts';

/** Longer than the delay of a promotion, milliseconds. */
const A_WHILE = 10_000;

/** Opens a page and waits until the promotion's code runs: from then on a missing dialog is the code's decision. */
async function armed(page: Page, open: () => Promise<unknown>): Promise<void> {
  const code = page.waitForResponse(/\/assets\/Promotion-[^/]+\.js$/);
  await open();
  await hydrated(page);
  await page.clock.fastForward(A_WHILE);
  await (await code).finished();
  await page.waitForLoadState('networkidle');
}

journey.use({ promotionStays: true });

journey(
  '[VD-18] a promotion opens after the consent answer, is at most 600 px and 80vh with a long text, closes on Escape, returns the focus, and does not open again',
  { tag: ['@popup', '@both-screens'] },
  async ({ page, site, definition }) => {
    const title = promotionOf(definition);
    if (title === null) throw new Error(`The dealer ${site} has no promotion.`);
    const dialog = page.getByRole('dialog', { name: title });
    const asks = page.getByRole('complementary', { name: 'Counting visits' });
    await page.clock.install();
    await armed(page, () => page.goto(`/cars/${carOf(site, 'plain').slug}`));
    await expect(asks).toBeVisible();
    await page.clock.fastForward(A_WHILE);
    await expect(dialog, 'the visitor was asked something').toHaveCount(0);
    await asks.getByRole('button', { name: 'No, thanks' }).click();
    const focused = page.getByRole('banner').getByRole('link').first();
    await focused.focus();
    await page.clock.fastForward(A_WHILE);

    await expect(dialog).toBeVisible();
    await still(page);
    const box = await dialog.boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    expect(box?.width).toBeLessThanOrEqual(600);
    expect(box?.height).toBeLessThanOrEqual(0.8 * height);
    const text = dialog.locator('p').first();
    await text.evaluate((words) => (words.textContent = 'A line of a long offer.\n'.repeat(100)));
    const long = await dialog.boundingBox();
    expect(long?.height, 'height with a long text').toBeLessThanOrEqual(0.8 * height);
    expect(long?.height, 'height with a long text').toBeGreaterThan(0.75 * height);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(focused).toBeFocused();

    await armed(page, () => page.reload());
    await page.clock.fastForward(A_WHILE);
    await expect(dialog).toHaveCount(0);
  },
);

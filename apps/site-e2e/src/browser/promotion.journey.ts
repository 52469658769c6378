import { promotionOf } from '../support/promotion.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Longer than the delay of a promotion, milliseconds. */
const A_WHILE = 10_000;

journey.use({ promotionStays: true });

journey(
  '[VD-18] a promotion opens after the consent answer, closes on Escape, returns the focus, and does not open again',
  { tag: '@every-dealer-once' },
  async ({ page, site, definition }) => {
    const title = promotionOf(definition);
    if (title === null) return; // this dealer has none
    const dialog = page.getByRole('dialog', { name: title });
    const asks = page.getByRole('complementary', { name: 'Counting visits' });
    await page.clock.install();
    await visit(page, `/cars/${carOf(site, 'plain').slug}`);
    await page.clock.fastForward(A_WHILE);
    await expect(asks).toBeVisible();
    await page.clock.fastForward(A_WHILE);
    await expect(dialog, 'the visitor was asked something').toHaveCount(0);
    await asks.getByRole('button', { name: 'No, thanks' }).click();
    const focused = page.getByRole('banner').getByRole('link').first();
    await focused.focus();
    await page.clock.fastForward(A_WHILE);

    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    expect(box?.width).toBeLessThanOrEqual(600);
    expect(box?.height).toBeLessThanOrEqual(0.8 * height);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(focused).toBeFocused();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(A_WHILE);
    await page.clock.fastForward(A_WHILE);
    await expect(dialog).toHaveCount(0);
  },
);

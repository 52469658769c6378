import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { stockOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[SR-05] a card shows its tag, picture, price and actions, and the list has a loading state',
  async ({ page, site, words }) => {
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const cards = await stock.cards.all();
    expect(cards).toHaveLength(21);
    for (const card of cards) {
      const title = card.getByRole('heading');
      const path = await card.getByRole('link').first().getAttribute('href');
      const car = stockOf(site).find(({ slug }) => path === `/cars/${slug}`);
      expect(car, `the feed has ${path}`).toBeDefined();
      await expect(title).toContainText(`${car?.make} ${car?.model}`);
      const picture = card.locator('img').first();
      if ((car?.images?.length ?? 0) > 0) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
          .toBeGreaterThan(0);
      }
      if (car?.status !== 'sold') await expect(card).toContainText(/\$[\d,]+|Enquire for price\.|Preorder/i);
      await expect(
        card.getByRole('link', { name: /^(Enquire now|Find me something similar)/i }),
      ).toBeVisible();
    }
    const tags = ['New arrival', 'Certified', 'Hybrid', 'Electric', 'SOLD', 'Coming soon', 'Reserved'];
    const texts = (await stock.cards.allInnerTexts()).join('\n').toLowerCase();
    expect(tags.filter((tag) => texts.includes(tag.toLowerCase())).length).toBeGreaterThan(0);

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/typesense/**', async (route) => {
      await held;
      await route.continue();
    });
    await stock.box.fill(words.typed);
    await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
    release();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(stock.cards.first()).toContainText(words.make);
  },
);

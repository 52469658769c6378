import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { stockOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

journey(
  '[SR-05] a swipe on a card shows the next photo and stays on the page; a tap opens the vehicle',
  { tag: '@once-phone' },
  async ({ page, site }) => {
    await visit(page, STOCK);
    const several = new Set(
      stockOf(site)
        .filter(({ status, images }) => status !== 'sold' && (images?.length ?? 0) > 2)
        .map(({ slug }) => `/cars/${slug}`),
    );
    const all = await new StockPage(page).cards.all();
    const paths = await Promise.all(all.map((each) => each.getByRole('link').first().getAttribute('href')));
    const card = all[paths.findIndex((path) => path !== null && several.has(path))];
    if (!card) throw new Error('No card of the page has several photos.');
    await live(card);
    const row = card.locator('.card-photos');
    await expect(row.locator('img')).toHaveCount(1);
    const list = page.waitForRequest(/\/api\/cars\/[^/]+$/);

    const client = await page.context().newCDPSession(page);
    const swipe = async (xDistance: number, yDistance: number) => {
      const box = await row.boundingBox();
      if (!box) throw new Error('The card has no picture.');
      const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', { x, y });
      for (let part = 0.1; part <= 1; part += 0.1)
        await touch('touchMove', { x: x + xDistance * part, y: y + yDistance * part });
      await touch('touchEnd');
    };
    await card.scrollIntoViewIfNeeded();
    const height = (await row.boundingBox())?.height;
    await swipe(-220, 0);
    await list;
    const position = card.getByText(/Photo 2 of \d+/);
    await expect(position).toBeVisible();
    const second = row.locator('img').nth(1);
    await expect
      .poll(() => second.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(STOCK);
    expect((await row.boundingBox())?.height).toBe(height);

    const before = await page.evaluate(() => {
      addEventListener('scrollend', () => document.documentElement.setAttribute('data-rests', ''));
      return scrollY;
    });
    await swipe(0, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await expect(position).toBeAttached();

    // A tap while the page still moves only stops it.
    await expect(page.locator('html')).toHaveAttribute('data-rests');
    await row.tap();
    await expect(page).toHaveURL(/\/cars\//);
  },
);

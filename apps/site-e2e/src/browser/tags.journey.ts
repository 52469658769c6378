import { carOf } from '../support/stock.ts';
import { heartOf } from '../support/heart.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[AN-01] nothing of Google is requested before the yes, its tag with the id of the dealer after it, and no event after a withdrawal',
  { tag: '@tags' },
  async ({ page, site, origin, dealer }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin: of } = new URL(request.url());
      if (/^https?:$/.test(new URL(request.url()).protocol) && of !== origin) asked.push(request.url());
    });
    const { googleAnalytics, tagHost } = dealer.analytics;
    const tag = `https://${tagHost}/gtag/js?id=${googleAnalytics}`;
    const queued = () =>
      page.evaluate(() =>
        Array.from(Object(Reflect.get(window, 'dataLayer')))
          .map((command) => Array.from(Object(command)).slice(0, 2).map(String))
          .filter(([kind]) => kind === 'consent' || kind === 'event'),
      );
    const car = carOf(site, 'plain');

    await visit(page, `/cars/${car.slug}?utm_source=letter`);
    const strip = page.getByRole('complementary', { name: 'Counting visits' });
    await expect(strip).toContainText('Google is told too, to count for us.');
    await heartOf(page, car, 'Save').click();
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
    expect(asked).toEqual([]);
    expect(await queued()).toEqual([]);

    const loaded = page.waitForResponse(tag);
    await strip.getByRole('button', { name: 'Yes, count my visit' }).click();
    expect((await loaded).status()).toBe(200);
    await heartOf(page, car, 'Saved').click();
    await heartOf(page, car, 'Save').click();
    await expect.poll(queued).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['event', 'page_view'],
      ['event', 'add_to_wishlist'],
    ]);
    expect(asked).toEqual([tag]);

    await visit(page, '/privacy-policy');
    await expect(page.getByRole('status')).toContainText('Google is told too, to count for us.');
    await expect.poll(() => asked).toEqual([tag, tag]);
    await page.getByRole('button', { name: 'Stop counting my visits' }).click();
    await expect.poll(async () => (await queued()).at(-1)).toEqual(['consent', 'update']);
    await visit(page, `/cars/${car.slug}`);
    await heartOf(page, car, 'Saved').click();
    await heartOf(page, car, 'Save').click();
    expect(await queued()).toEqual([]);
    expect(asked).toEqual([tag, tag]);
  },
);

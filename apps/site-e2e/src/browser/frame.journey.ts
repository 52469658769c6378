import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

journey(
  '[VD-05] a slim bar sums up the vehicle: on phones from the start, on wider screens after scrolling, and hidden at the top',
  async ({ page, site, isMobile }) => {
    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    const bar = page.getByRole('complementary', { name: 'This vehicle in short' });
    if (!isMobile) await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(`$${car.price?.toLocaleString('en-AU')}`);
    const finance = bar.getByRole('link', { name: 'Finance' });
    if ((await finance.count()) > 0) {
      await finance.click();
      await expect(page.locator('#finance-calculator')).toBeInViewport();
    }
    await bar.getByRole('link', { name: 'Enquire' }).focus();

    await page.evaluate(() => window.scrollTo(0, 0));
    if (isMobile) return;
    await expect(bar).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  },
);

journey('the button copies the URL of a vehicle and confirms it', async ({ page, site, origin, context }) => {
  const { slug } = carOf(site, 'plain');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `/cars/${slug}`);
  const share = page.getByRole('list', { name: 'Share this vehicle' });
  await live(share);
  await share.getByRole('button', { name: 'Copy the address' }).click();
  await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied, origin).pathname).toBe(`/cars/${slug}`);
});

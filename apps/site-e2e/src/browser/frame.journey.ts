import type { Page } from '@playwright/test';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

const barOf = (page: Page) => page.getByRole('complementary', { name: 'This vehicle in short' });

journey(
  '[VD-05] a slim bar at the bottom of a phone sums up the vehicle from the start, and leads to its finance',
  { tag: '@once-phone' },
  async ({ page, site, dealer }) => {
    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    const bar = barOf(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(`$${car.price?.toLocaleString('en-AU')}`);
    const finance = bar.getByRole('link', { name: 'Finance' });
    await expect(finance).toHaveCount(dealer.finance ? 1 : 0);
    if (dealer.finance) {
      await finance.click();
      await expect(page.locator('#finance-calculator')).toBeInViewport();
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
  },
);

journey(
  '[VD-05] on wide screens a slim bar sums up the vehicle after scrolling, and is hidden at the top, without the focus in it',
  { tag: '@once-desktop' },
  async ({ page, site }) => {
    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    const bar = barOf(page);
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(`$${car.price?.toLocaleString('en-AU')}`);
    await bar.getByRole('link', { name: 'Enquire' }).focus();

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
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

journey(
  '[VD-15] a way to share opens a small window of 550 × 400 pixels, [RT-08] and the print page a new tab; the page of the vehicle stays',
  { tag: '@once-desktop' },
  async ({ page, site, context }) => {
    const { slug, make, model } = carOf(site, 'plain');
    await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'Share' }));
    await visit(page, `/cars/${slug}`);
    const share = page.getByRole('list', { name: 'Share this vehicle' });
    await live(share);
    const opened = page.waitForEvent('popup');
    await share.getByRole('link', { name: 'Share by Facebook' }).click();
    const popup = await opened;
    await popup.waitForLoadState();
    await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([550, 400]);
    expect(new URL(popup.url()).searchParams.get('u')).toMatch(new RegExp(`/cars/${slug}$`));
    await popup.close();

    const printing = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Print/ }).click();
    const paper = await printing;
    await expect(paper).toHaveURL(new RegExp(`/print\\?car_id=${slug}$`));
    await expect(paper.getByRole('main')).toContainText(`${make} ${model}`);
    await expect(page).toHaveURL(new RegExp(`/cars/${slug}$`));
  },
);

import type { Page } from '@playwright/test';
import { heartOf } from '../support/heart.ts';
import { STOCK } from '../support/pages.ts';
import { signedInAt } from '../support/sign-in.ts';
import { carsOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** How long a toast stays, milliseconds. */
const TOAST_MS = 1_000_000;

const compared = (page: Page) => page.getByRole('columnheader').filter({ has: page.getByRole('link') });

journey(
  '[GA-06] the garage has the saved vehicles, a comparison of them side by side, and the viewed vehicles, and works by keyboard',
  { tag: '@accounts' },
  async ({ page, site, origin }) => {
    const cars = carsOf(site, 'plain').slice(0, 3);
    const [one, other, viewed] = cars;
    if (!one || !other || !viewed) throw new Error(`The stock of ${site} has no three plain vehicles.`);
    await signedInAt(page, origin, '/my-garage');
    for (const car of cars) {
      await visit(page, `/cars/${car.slug}`);
      // A visit counts after a while.
      await expect
        .poll(() => page.evaluate(() => Object.entries(localStorage).join(' ')), { timeout: 15_000 })
        .toContain(car.slug);
      if (car === viewed) continue;
      const saved = page.waitForResponse('**/api/watchlist/save-car');
      await heartOf(page, car, 'Save').press('Enter');
      expect((await saved).status()).toBe(200);
    }
    await visit(page, '/my-garage');
    const cards = page.getByRole('main').getByRole('article');
    for (const { slug } of [one, other])
      await expect(cards.filter({ has: page.locator(`a[href="/cars/${slug}"]`) })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);

    const recent = page.getByRole('region', { name: 'Recently viewed' });
    await recent.scrollIntoViewIfNeeded();
    for (const { slug } of cars)
      await expect(recent.locator(`a[href="/cars/${slug}"]`).first()).toBeVisible();

    for (const tick of await page.getByRole('checkbox', { name: /^Compare / }).all())
      await tick.press('Space');
    await page.getByRole('link', { name: 'Compare 2 vehicles' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
    await expect(compared(page)).toHaveCount(2);
    for (const { slug } of [one, other])
      await expect(compared(page).locator(`a[href="/cars/${slug}"]`).first()).toBeVisible();
  },
);

journey(
  '[GA-05] favourites of the browser are added, compared and removed; one toast at a time, which stays 1,000,000 ms',
  async ({ page }) => {
    await page.clock.install();
    await visit(page, STOCK);
    const heart = (place: number) =>
      page
        .getByRole('article')
        .nth(place)
        .getByRole('button', { name: /^Saved? / });
    await heart(0).click();
    const toasts = page.getByRole('button', { name: 'Dismiss' });
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
    await heart(1).click();
    await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible();
    await expect(toasts).toHaveCount(1);
    await page.clock.fastForward(TOAST_MS - 60_000);
    await expect(toasts).toHaveCount(1);
    await page.clock.fastForward(60_000);
    await expect(toasts).toHaveCount(0);

    await page.reload();
    for (const place of [0, 1]) await expect(heart(place)).toHaveAttribute('aria-pressed', 'true');
    await heart(0).click();
    await expect(page.getByText('Car Removed')).toBeVisible();
    await heart(0).click();
    await page.getByRole('link', { name: 'Compare 2' }).click();
    await expect(compared(page)).toHaveCount(2);
  },
);

journey(
  '[GA-06] the list is readable at the yard without a network, with its age; its worker has this page alone, and goes when the list is empty',
  { tag: '@accounts' },
  async ({ page, site, origin, consoleWatch }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be loaded/);
    const [car] = carsOf(site, 'plain');
    if (!car) throw new Error(`The stock of ${site} has no plain vehicle.`);
    const scopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
    await visit(page, '/watchlist');
    await visit(page, `/cars/${car.slug}`);
    await heartOf(page, car, 'Save').click();
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
    expect(await scopes(), 'nothing was saved when the list was opened').toEqual([]);

    await visit(page, '/watchlist');
    const card = page.locator(`a[href="/cars/${car.slug}"]`).first();
    await expect(card).toBeVisible();
    await expect.poll(scopes).toEqual(['/watchlist']);
    const kept = () => page.evaluate(async () => (await caches.match('/watchlist')) !== undefined);
    await expect.poll(kept).toBe(true);
    await visit(page, '/watchlist');
    await expect(card).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await page.context().setOffline(true);
    await page.goto('/watchlist');
    await expect(card).toBeVisible();
    await expect(page.getByText(/No connection\..* as of less than a minute ago/)).toBeVisible();
    await page.context().setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(/No connection/)).toHaveCount(0);
    await visit(page, '/');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

    await visit(page, '/watchlist');
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect.poll(scopes).toEqual([]);
    await expect.poll(() => page.evaluate(() => caches.keys()), `caches at ${origin}`).toEqual([]);
  },
);

import type { Page } from '@playwright/test';
import { heartOf } from '../support/heart.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { signedInAt } from '../support/sign-in.ts';
import { carsOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const SAVE = '**/api/watchlist/save-car';

/** Opens the list, which has these vehicles and no other once the account has answered. */
async function isListed(page: Page, ...cars: { name: string }[]): Promise<void> {
  const answered = page.waitForResponse('**/api/watchlist');
  await page.goto('/watchlist');
  await answered;
  await expect(page.getByText(/Saved in your account\.$/)).toBeVisible();
  const buttons = page.getByRole('button', { name: /^Remove / });
  await expect
    .poll(async () => {
      const labels = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
      return new Set(labels);
    })
    .toEqual(new Set(cars.map(({ name }) => `Remove ${name}`)));
}

/** Two vehicles of a site with different names. */
function twoCars(site: string) {
  const [one] = carsOf(site, 'plain');
  const other = carsOf(site, 'plain').find(({ name }) => name !== one?.name);
  if (!one || !other) throw new Error(`The stock of ${site} has no two plain vehicles.`);
  return [one, other] as const;
}

journey(
  '[GA-03] [AN-01] a heart of who is signed in changes at once, then the account, then event 39 follows; removing works the same way',
  { tag: '@accounts' },
  async ({ page, site, origin }) => {
    const [car] = twoCars(site);
    await signedInAt(page, origin, '/watchlist');
    const order: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events') && request.postData()?.includes('"event_id":39'))
        order.push('event 39');
    });
    const calls: unknown[] = [];
    let release = () => {};
    await page.route('**/api/watchlist/*-car', async (route) => {
      calls.push(route.request().postDataJSON());
      await new Promise<void>((resolve) => (release = resolve));
      order.push(new URL(route.request().url()).pathname);
      await route.continue();
    });
    await visit(page, `/cars/${car.slug}`);
    await page.getByRole('button', { name: 'Yes, count my visit' }).click();

    await heartOf(page, car, 'Save').click();
    await expect(heartOf(page, car, 'Saved'), 'before the account has it').toHaveAttribute(
      'aria-busy',
      'true',
    );
    const toast = page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' });
    await expect(toast).toContainText(`${car.name} is now available in your watchlist`);
    await expect(toast.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist');
    await expect.poll(() => calls.length).toBe(1);
    expect(order).toEqual([]);
    release();
    await expect(heartOf(page, car, 'Saved')).not.toHaveAttribute('aria-busy');
    await expect.poll(() => order, { timeout: 15_000 }).toEqual(['/api/watchlist/save-car', 'event 39']);
    const sent = { account_id: expect.any(String), phone_number: null, car_id: expect.any(Number) };
    expect(calls).toEqual([sent]);

    const shifts = await watchShifts(page);
    await page.reload();
    await expect(heartOf(page, car, 'Saved')).toBeVisible();
    expect(await shifts(), 'layout shift').toBeLessThan(0.01);

    await heartOf(page, car, 'Saved').click();
    await expect(heartOf(page, car, 'Save')).toHaveAttribute('aria-busy', 'true');
    const removed = page.getByRole('status').filter({ hasText: 'Car Removed' });
    await expect(removed).toContainText(`${car.name} is no longer in your watchlist`);
    await expect(removed.getByRole('link', { name: 'View List' })).toBeVisible();
    await expect.poll(() => calls.length).toBe(2);
    release();
    await expect(heartOf(page, car, 'Save')).not.toHaveAttribute('aria-busy');
    await isListed(page);
    expect(order.filter((each) => each === 'event 39')).toHaveLength(1);
  },
);

journey(
  '[GA-03, AN-02] a call of the watchlist that fails is an alert with its message, rolls nothing back, and can be tried again',
  { tag: '@accounts' },
  async ({ page, site, origin, consoleWatch }) => {
    consoleWatch.allow(/503/);
    const [car] = twoCars(site);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await signedInAt(page, origin, '/watchlist');
    await page.route(SAVE, (route) => route.fulfill({ status: 503, body: '' }));
    await visit(page, `/cars/${car.slug}`);
    await heartOf(page, car, 'Save').click();
    const alert = page.getByRole('alert').filter({ hasText: 'An unexpected error occured' });
    await expect(alert).toContainText(`${car.name} is not up to date in your account yet`);
    await expect.poll(() => alerts).toEqual(['An unexpected error occured']);
    await expect(heartOf(page, car, 'Saved'), 'nothing is rolled back').toBeVisible();

    await alert.getByRole('link', { name: 'View List' }).click();
    const mark = page.getByText('Not in your account yet.');
    await expect(mark).toBeVisible();
    await page.getByRole('button', { name: `Try again to save ${car.name}` }).click();
    await expect.poll(() => alerts.length).toBe(2);
    await expect(mark).toBeVisible();
    await page.unroute(SAVE);
    await page.getByRole('button', { name: `Try again to save ${car.name}` }).click();
    await expect(mark).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await isListed(page, car);
  },
);

journey(
  '[GA-03] what is saved before the sign-in joins the account; two devices end with one list, and a removal reaches both',
  { tag: '@accounts' },
  async ({ page, site, origin, browser }) => {
    const [one, other] = twoCars(site);
    const context = await browser.newContext({ baseURL: origin });
    const laptop = await context.newPage();
    const address = await signedInAt(laptop, origin, `/cars/${other.slug}`);
    await visit(laptop, `/cars/${other.slug}`);
    const sent = laptop.waitForResponse(SAVE);
    await heartOf(laptop, other, 'Save').click();
    expect((await sent).status()).toBe(200);

    await visit(page, `/cars/${one.slug}`);
    await heartOf(page, one, 'Save').click();
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
    await page.getByRole('link', { name: 'View List' }).click();
    await page.getByRole('link', { name: 'Sign in to have your list on every device' }).click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fwatchlist&back=%2Fwatchlist$/);
    const joined = page.waitForResponse(SAVE);
    await signedInAt(page, origin, '/watchlist', address);
    expect((await joined).status()).toBe(200);
    await isListed(page, one, other);
    await isListed(laptop, one, other);

    const gone = page.waitForResponse('**/api/watchlist/remove-car');
    await page.getByRole('button', { name: `Remove ${other.name}` }).click();
    expect((await gone).status()).toBe(200);
    await isListed(laptop, one);
    await context.close();
  },
);

journey(
  '[GA-03] what is saved and removed offline waits, also over a reload, and reaches the account when the browser is online again',
  { tag: '@accounts' },
  async ({ page, site, origin, consoleWatch }) => {
    // Late scripts may not have come before the line is lost.
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|A part of the page could not be loaded/);
    const [one, other] = twoCars(site);
    await signedInAt(page, origin, `/cars/${one.slug}`);
    await visit(page, `/cars/${one.slug}`);
    const saved = page.waitForResponse(SAVE);
    await heartOf(page, one, 'Save').click();
    expect((await saved).status()).toBe(200);
    await visit(page, `/cars/${other.slug}`);
    await heartOf(page, other, 'Save').click();
    await expect(heartOf(page, other, 'Saved')).not.toHaveAttribute('aria-busy');
    await heartOf(page, other, 'Saved').click();
    await expect(heartOf(page, other, 'Save')).not.toHaveAttribute('aria-busy');

    await page.context().setOffline(true);
    await heartOf(page, other, 'Save').click();
    await expect(page.getByText('Your account gets this when you’re back online.')).toBeVisible();
    await expect(heartOf(page, other, 'Saved')).toBeVisible();
    // The page itself comes, its calls of the platform do not.
    await page.route('**/api/watchlist**', (route) => route.abort());
    await page.context().setOffline(false);
    await page.reload();
    await expect(heartOf(page, other, 'Saved'), 'after a reload').toBeVisible();
    await page.unroute('**/api/watchlist**');
    const sent = page.waitForResponse(SAVE);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await sent).status()).toBe(200);
    await page.evaluate(() => localStorage.clear());
    await isListed(page, one, other);
  },
);

journey(
  '[GA-03] a session that has ended is said, and its sign-in leads back; nothing saved is lost',
  { tag: '@accounts' },
  async ({ page, site, origin, consoleWatch }) => {
    consoleWatch.allow(/401/);
    const [car] = twoCars(site);
    page.on('dialog', (dialog) => void dialog.accept());
    const address = await signedInAt(page, origin, '/watchlist');
    const compared = page.waitForResponse('**/api/watchlist');
    await visit(page, `/cars/${car.slug}`);
    await compared;
    await page.context().clearCookies({ name: /session_token$/ });
    await heartOf(page, car, 'Save').click();
    const alert = page.getByRole('alert').filter({ hasText: 'You’re signed out.' });
    await alert.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(new RegExp(`\\/sign-in\\?type=watchlist&redirect=%2Fcars%2F${car.slug}&`));
    const sent = page.waitForResponse(SAVE);
    await signedInAt(page, origin, `/cars/${car.slug}`, address);
    expect((await sent).status()).toBe(200);
    await isListed(page, car);
  },
);

journey(
  'who is not signed in loads no code of accounts, and calls none, also when a heart is pressed',
  { tag: '@accounts' },
  async ({ page, site }) => {
    const [car] = twoCars(site);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, `/cars/${car.slug}`);
    await heartOf(page, car, 'Save').click();
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
    expect(asked.filter((path) => /watchlist|keep-in-step/.test(path))).toEqual([]);
  },
);

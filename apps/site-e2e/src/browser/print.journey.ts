import type { Page } from '@playwright/test';
import { pricePanel } from '../support/enquiry-form.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { drawn, overflow, visit } from '../support/visit.ts';

/** Width of A4 with the usual margins, CSS pixels. */
const A4 = { width: 718, height: 1_046 };

/** Controls on the paper: buttons, selects, navigation, bars. */
const controls = (page: Page) =>
  page
    .locator(
      'header a:not(:has(.site-logo)), nav, button, select, .button, input[type="range"], aside[inert], [aria-label="Filters"]',
    )
    .filter({ visible: true })
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)));

/** What is over pictures on the paper, beside buttons: icons of the gallery, counts of photos. */
const marks = (page: Page) =>
  page
    .locator('.photo-count, [aria-label^="Photos of"] p, .gallery-stage svg')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)));

/** Rows of cards that end at the edge of the paper, and folded text. */
const cut = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('main ul')]
      .filter((row) => row.getAttribute('aria-label') !== 'Photos') // the current photo of a gallery
      .filter((row) => row.checkVisibility() && row.scrollWidth > row.clientWidth + 1)
      .filter((row) => getComputedStyle(row).overflowX !== 'visible')
      .map((row) => row.outerHTML.slice(0, 120)),
    ...[...document.querySelectorAll('main details:not([open]) > :not(summary)')]
      .filter(
        (folded) => folded.parentElement?.checkVisibility() && folded.getBoundingClientRect().height === 0,
      )
      .map((folded) => folded.outerHTML.slice(0, 120)),
  ]);

journey(
  'a printed vehicle or search has no controls, is not cut off, and has price, warning and phone',
  { tag: '@once-phone' },
  async ({ page, site, dealer }) => {
    const { slug } = carOf(site, 'plain');
    await visit(page, `/cars/${slug}`);
    await drawn(page);
    const price = (await pricePanel(page).locator('.price').first().innerText()).trim();
    const { phone } = await page.evaluate(() => ({
      phone:
        document.querySelector('aside a[href^="tel:"]')?.getAttribute('href')?.slice('tel:'.length) ?? '',
    }));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    await expect.poll(() => controls(page), 'vehicle').toEqual([]);
    await expect.poll(() => marks(page), 'vehicle').toEqual([]);
    const logo = page.locator('.site-logo').first();
    await expect(logo, 'logo of a vehicle').toBeInViewport();
    await expect.poll(() => cut(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await expect(pricePanel(page)).toContainText(price);
    await expect(pricePanel(page).getByText('WARNING:').first()).toBeVisible();
    const digits = (text: string) => text.replace(/\D/g, '').slice(-8);
    const call = page.locator('a[href^="tel:"]:visible').first();
    expect(digits(await call.innerText()), 'the whole number').toBe(digits(phone));

    await page.goto(`/print?car_id=${slug}`);
    await expect.poll(() => controls(page), 'print page').toEqual([]);
    const main = page.getByRole('main');
    await expect(main.getByText(price).first()).toBeVisible();
    await expect(main.getByText('WARNING:').first()).toBeVisible();
    await expect(main.getByText(dealer.name).first()).toBeVisible();
    await expect(main.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const printed = (await main.innerText()).replace(/[^\d\n]/g, '');
    expect(printed, 'phone of the dealer').toContain(digits(phone));
    const picture = main.locator('img').first();
    const shapes = await picture.evaluate((image) => [
      image.parentElement?.clientHeight ?? 0,
      image.getBoundingClientRect().height,
    ]);
    expect(shapes[1], 'the whole photo').toBeLessThanOrEqual((shapes[0] ?? 0) + 1);

    await page.goto(STOCK);
    await expect.poll(() => controls(page), 'search').toEqual([]);
    await expect.poll(() => marks(page), 'search').toEqual([]);
    await expect(logo, 'logo of a search').toBeInViewport();
    await expect.poll(() => cut(page)).toEqual([]);
    const stock = new StockPage(page);
    expect((await stock.prices()).length).toBeGreaterThan(10);
    await expect(main.getByText('WARNING:').first()).toBeVisible();
  },
);

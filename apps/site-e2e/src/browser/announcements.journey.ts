import type { Page } from '@playwright/test';
import { EnquiryForm } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { carOf } from '../support/stock.ts';
import { heartOf } from '../support/heart.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

declare global {
  interface Window {
    announced?: string[];
  }
}

/**
 * Records what a screen reader announces: each new text of a live region that was there before, and each alert that is added. `said` has
 * what was announced since the start, or since `forget`.
 */
async function announcements(page: Page): Promise<{ said(): Promise<string[]>; forget(): Promise<void> }> {
  await page.evaluate(() => {
    const announced: string[] = [];
    window.announced = announced;
    const spoken = new WeakMap<Element, string>();
    const text = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const regions = () => document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"]');
    for (const region of regions()) spoken.set(region, text(region));
    new MutationObserver(() => {
      for (const region of regions()) {
        const before = spoken.get(region);
        const now = text(region);
        spoken.set(region, now);
        // A region that comes with its text is announced only if it is an alert.
        if (now === (before ?? '') || (before === undefined && region.getAttribute('role') !== 'alert'))
          continue;
        if (now !== '') announced.push(now);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return {
    said: () => page.evaluate(() => window.announced ?? []),
    forget: () => page.evaluate(() => void window.announced?.splice(0)),
  };
}

journey(
  'filters, a failed search and pages are announced once, in words',
  { tag: '@once-desktop' },
  async ({ page, consoleWatch, words: { begun: typed } }) => {
    consoleWatch.allow(/typesense|Failed to fetch/);
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const all = await stock.total();
    const { said, forget } = await announcements(page);
    await stock.choose('Condition', 'Used');
    await expect.poll(() => stock.total()).toBeLessThan(all);
    await expect.poll(() => said()).toEqual([await stock.count.innerText()]);
    const used = await stock.total();
    await forget();

    await page.route('**/typesense/**', (route) => route.abort());
    await stock.box.fill(typed);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => said()).toEqual([expect.stringContaining('The search gave no answer')]);
    await forget();
    await page.unroute('**/typesense/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => stock.total()).toBeLessThan(used);
    await expect.poll(() => said()).toEqual([await stock.count.innerText()]);
  },
);

journey(
  'a saved vehicle and the errors of a form are announced once, in words',
  { tag: '@once-phone' },
  async ({ page, site }) => {
    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    const saved = await announcements(page);
    await heartOf(page, car, 'Save').click();
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
    await expect
      .poll(() => saved.said())
      .toEqual([expect.stringContaining(`${car.name} is now available in your watchlist`)]);

    await visit(page, '/contact-us');
    const form = new EnquiryForm(page.getByRole('main'));
    await form.taken();
    const { said } = await announcements(page);
    await form.fill({ ...aShopper(), email: 'nobody', postcode: '80' });
    await form.button.click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
    await expect(summary).toBeVisible();
    const problem = expect.stringContaining('Invalid postcode. Please enter a 4-digit number.');
    await expect.poll(() => said()).toEqual([problem]);
  },
);

import type { Page } from '@playwright/test';
import { STOCK } from '../src/support/pages.ts';
import { visit } from '../src/support/visit.ts';
import { clickToPaint, measuredSite, slowPhone, tellSlowest, tellTimes } from './support/interaction.ts';

/**
 * Interaction latency of the search page, on the first dealer of FORECOURT_JOURNEY_DEALERS: from the click on a filter to the
 * painted results on a desktop, apart for the first click of a page, the next ones, and those that clear a filter, whose results are
 * cached; and INP on a phone with four times CPU throttling.
 */
const CLICKS = 24;
const PAGES = 8;
const measured = await measuredSite();

/** Clicks a filter checkbox, or the one that is ticked; returns the milliseconds until the new count is painted. */
async function tickToPaint(page: Page, which: number | 'ticked'): Promise<number> {
  const box = await page.evaluateHandle((wanted) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('#filters input.tick')].filter(
      (each) => !each.disabled && each.checked === (wanted === 'ticked'),
    );
    const found = boxes[wanted === 'ticked' ? 0 : wanted % boxes.length];
    if (!found) throw new Error('The page has no filter to click.');
    return found;
  }, which);
  return clickToPaint(box, { region: '.search-count' });
}

try {
  const first: number[] = [];
  const next: number[] = [];
  const cleared: number[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const desktop = await measured.browser.newPage({
      baseURL: measured.baseURL,
      viewport: { width: 1440, height: 900 },
    });
    await visit(desktop, STOCK);
    // What a page loads by itself is there before the click; the code of analytics is the last of it.
    await desktop.getByRole('complementary', { name: 'Counting visits' }).waitFor();
    await desktop.waitForLoadState('networkidle');
    first.push(await tickToPaint(desktop, count));
    for (let click = 0; click < CLICKS / PAGES; click += 1) {
      cleared.push(await tickToPaint(desktop, 'ticked'));
      next.push(await tickToPaint(desktop, count + click + 1));
    }
    await desktop.close();
  }
  tellTimes('first filter click of a page to painted results, median', first, 45);
  tellTimes('next filter clicks to painted results, median', next, 40);
  tellTimes('clicks that clear a filter to painted cached results, median', cleared, 40);

  const phone = await slowPhone(measured);
  await visit(phone, STOCK);
  await phone.getByRole('button', { name: /^Filter/ }).click();
  const ticks = phone.locator('#filters input.tick:enabled:visible');
  for (let tick = 0; tick < 6; tick += 1) {
    await ticks.nth(tick).click();
    await phone.waitForTimeout(600);
  }
  await phone.getByRole('button', { name: 'Close filters' }).click();
  await phone.getByRole('searchbox').pressSequentially('auto', { delay: 250 });
  await tellSlowest('longest interaction (INP), processor 4 times slower', phone, 150);
} finally {
  await measured.stop();
}

import type { Locator } from '@playwright/test';
import { openEnquiry } from '../support/enquiry-form.ts';
import { STOCK } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** A window of 1280 × 1024 pixels at a zoom of 400 %, CSS pixels. That no page then scrolls sideways is in `pages.journey.ts`. */
const ZOOMED = { width: 320, height: 256 };

/** Focuses each element of a part; returns those that are then completely under something else. (WCAG 2.4.11) */
const obscured = (part: Locator) =>
  part.evaluate((root) => {
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    const all = root.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select, textarea, summary',
    );
    return [...all].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('[inert]')) return [];
      element.focus();
      const seen = element.closest('label') ?? element;
      const shows = [...seen.getClientRects()].some(({ left, top, width, height }) =>
        parts.some((across) =>
          parts.some((down) => {
            const over = document.elementFromPoint(left + width * across, top + height * down);
            return over !== null && (seen.contains(over) || over.contains(seen));
          }),
        ),
      );
      return shows || document.activeElement !== element ? [] : [element.outerHTML.slice(0, 120)];
    });
  });

journey(
  'at a zoom of 400 % no bar covers the focus, and a vehicle can be found and asked about',
  { tag: '@once-desktop' },
  async ({ page, site }) => {
    await page.setViewportSize(ZOOMED);
    await visit(page, STOCK);
    await expect.poll(() => obscured(page.locator('body')), 'search').toEqual([]);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const close = page.getByRole('button', { name: 'Close filters' });
    await expect(close).toBeInViewport();
    await close.click();

    await visit(page, `/cars/${carOf(site, 'plain').slug}`);
    await expect.poll(() => obscured(page.locator('body')), 'vehicle').toEqual([]);
    const form = await openEnquiry(page);
    await form.seen();
    await expect.poll(() => obscured(form.where), 'dialog').toEqual([]);
    await form.button.focus();
    await expect(form.button).toBeInViewport();
  },
);

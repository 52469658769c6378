import type { Page } from '@playwright/test';
import { inParts } from '../support/in-parts.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { pagesOf } from '../support/pages.ts';
import { expect, journey } from '../support/test.ts';
import { drawn, hydrated, still } from '../support/visit.ts';

/** Pages with rows that scroll sideways: photos of cards, a gallery, carousels. */
const WITH_ROWS = ['home.page', 'search.results', 'vdp.vehicle', 'locations.detail'];
/** Pages of which the parts stand in another order on phones, or whose scripts add or hide parts. */
const WITH_FORMS = ['locations.contact', 'locations.list', 'enquiry.service', 'enquiry about a vehicle'];
/** Layout shift score tolerance: a line of text that wraps otherwise. */
const LITTLE = 0.02;

const scrolledRows = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter(({ scrollLeft }) => scrollLeft !== 0)
        .map((element) => `${element.getAttribute('class')} is scrolled by ${element.scrollLeft} px`),
    );

journey(
  '[SR-05] a page that arrives in small parts moves nothing: each card shows its first photo, each row its start',
  { tag: '@once-phone' },
  async ({ page, origin, definition }) => {
    journey.setTimeout(120_000);
    await using slow = await inParts(origin);
    const paths = new Map(pagesOf(definition).map(({ name, path }) => [name, path]));
    const shift = await watchShifts(page);
    for (const name of [...WITH_ROWS, ...WITH_FORMS]) {
      const path = paths.get(name);
      if (path === undefined) throw new Error(`The site has no page ${name}.`);
      await page.goto(slow.origin + path);
      await hydrated(page);
      await drawn(page);
      if (WITH_ROWS.includes(name))
        expect(await page.locator('.snap-row').count(), `rows of ${name}`).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await still(page);
      expect.soft(await scrolledRows(page), name).toEqual([]);
      expect.soft(await shift(), `layout shift of ${name}`).toBeLessThan(LITTLE);
    }
  },
);

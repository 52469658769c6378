import { pagesOf } from '../support/pages.ts';
import { inParts } from '../support/in-parts.ts';
import { expect, journey } from '../support/test.ts';
import { drawn, hydrated } from '../support/visit.ts';

/** Pages with rows that scroll sideways: photos of cards, a gallery, carousels. */
const PAGES = ['home.page', 'search.results', 'vdp.vehicle', 'locations.detail'];

journey(
  '[SR-05] a page that arrives in small parts shows the first photo of each card, and the start of each row',
  { tag: '@once-phone' },
  async ({ page, origin, definition }) => {
    journey.setTimeout(120_000);
    await using slow = await inParts(origin);
    const paths = new Map(pagesOf(definition).map(({ name, path }) => [name, path]));
    for (const name of PAGES) {
      const path = paths.get(name);
      if (path === undefined) throw new Error(`The site has no page ${name}.`);
      await page.goto(slow.origin + path);
      await hydrated(page);
      await drawn(page);
      expect(await page.locator('.snap-row').count(), `rows of ${name}`).toBeGreaterThan(0);
      const moved = () =>
        page
          .locator('body *')
          .evaluateAll((all) =>
            all
              .filter(({ scrollLeft }) => scrollLeft !== 0)
              .map((element) => `${element.getAttribute('class')} is scrolled by ${element.scrollLeft} px`),
          );
      await expect.poll(moved, { message: name }).toEqual([]);
    }
  },
);

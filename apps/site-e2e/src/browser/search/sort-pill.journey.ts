import { STOCK } from '../../support/pages.ts';
import { expect, journey } from '../../support/test.ts';
import { bottomBars, visit } from '../../support/visit.ts';

journey(
  'the pill of filter and order on a phone is the one bar at the bottom, and covers no pages, footer or question of consent',
  { tag: '@once-phone' },
  async ({ page }) => {
    await visit(page, STOCK);
    const pill = page.locator('.sort-pill');
    await expect(pill).toBeInViewport({ ratio: 1 });
    // Whatever else sticks to the bottom of the window would be a second bar.
    await expect.poll(() => bottomBars(page)).toEqual(['sort-pill']);
    const consent = page.getByRole('complementary', { name: 'Counting visits' });
    await consent.waitFor();
    for (const part of [
      page.getByRole('navigation', { name: 'Pages' }),
      page.getByRole('contentinfo'),
      consent,
    ]) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const areApart = async () => {
        const [covering, covered] = [await pill.boundingBox(), await part.boundingBox()];
        if (!covering || !covered) throw new Error('The pill and what it may cover are both there.');
        return covering.y >= covered.y + covered.height - 1 || covered.y >= covering.y + covering.height - 1;
      };
      await expect
        .poll(areApart, await part.evaluate((element) => element.outerHTML.slice(0, 80)))
        .toBe(true);
    }
  },
);

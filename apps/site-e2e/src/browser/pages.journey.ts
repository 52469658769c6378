import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ownScreen } from '../setup/places.ts';
import { pagesOf } from '../support/pages.ts';
import { expect, journey } from '../support/test.ts';
import { drawn, overflow, visit } from '../support/visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const TABLET = { width: 768, height: 1024 };

/** The axe violations, one per line. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

journey(
  'no page has an accessibility violation, horizontal overflow or console errors',
  { tag: ['@every-dealer', '@both-screens'] },
  async ({ page, site, definition, consoleWatch, isMobile }) => {
    journey.setTimeout(240_000);
    // Two dealers show each layout to axe; a second run would see the same parts in the same theme.
    const withAxe = ownScreen(site) === (isMobile ? 'phone' : 'desktop');
    const { viewport } = journey.info().project.use;
    consoleWatch.allow(/nothing-here.*status of 404/);
    for (const { name, path } of [...pagesOf(definition), { name: 'not found', path: '/nothing-here' }])
      await journey.step(name, async () => {
        await visit(page, path);
        await drawn(page);
        if (withAxe) expect.soft(await violations(page), `accessibility of ${name}`).toEqual([]);
        expect.soft(await overflow(page), `sideways scroll of ${name}`).toBeLessThanOrEqual(0);
        if (isMobile || !viewport) return;
        await page.setViewportSize(TABLET);
        expect.soft(await overflow(page), `sideways scroll of ${name} on a tablet`).toBeLessThanOrEqual(0);
        await page.setViewportSize(viewport);
      });
  },
);

import { pagesOf } from '../support/pages.ts';
import { expect, journey } from '../support/test.ts';
import { overflow, visit } from '../support/visit.ts';

journey(
  'at the width of a tablet no page scrolls sideways',
  { tag: '@both-screens' },
  async ({ page, definition, consoleWatch }) => {
    journey.setTimeout(120_000);
    consoleWatch.allow(/nothing-here.*status of 404/);
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const { name, path } of [...pagesOf(definition), { name: 'not found', path: '/nothing-here' }]) {
      await visit(page, path);
      expect.soft(await overflow(page), `sideways scroll of ${name}`).toBeLessThanOrEqual(0);
    }
  },
);

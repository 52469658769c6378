import { NOT_FOUND, pagesOf } from '../support/pages.ts';
import { expect, journey } from '../support/test.ts';
import { drawn, visit } from '../support/visit.ts';
import { screenshot } from './screenshot.ts';

/** CSS pixels. Everything below has screenshots of its stories. */
const MAX_HEIGHT = 1_200;

/**
 * Pages that look like another one have no screenshots: the two other texts of `content`, the list of locations, variants of the search,
 * vehicles and enquiries. The print page has a journey of its own.
 */
const WITHOUT = [
  'content.privacy',
  'content.terms',
  'locations.list',
  'vdp.print',
  'search without results',
  'search with filters',
  'vehicle without pictures',
  'enquiry about a vehicle',
];

journey('every kind of page looks as before', async ({ page, definition, consoleWatch }) => {
  journey.setTimeout(300_000);
  consoleWatch.allow(/nothing-here.*status of 404/);
  await page.clock.setFixedTime(new Date(process.env['FORECOURT_VISUAL_TIME'] ?? ''));
  const pages = pagesOf(definition).filter(({ name }) => !WITHOUT.includes(name));
  for (const { name, path } of [...pages, NOT_FOUND])
    await journey.step(name, async () => {
      await visit(page, path);
      await drawn(page);
      const file = `${name.replaceAll(/[^a-z]+/gi, '-')}.png`;
      expect.soft(await screenshot(page, MAX_HEIGHT)).toMatchSnapshot(file);
    });
});

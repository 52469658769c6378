import { saveDocsPicture } from '../support/docs-picture.ts';
import { STOCK } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { journey } from '../support/test.ts';
import { drawn, visit } from '../support/visit.ts';

/** Width of the picture by width of the window, pixels. */
const WIDTHS: Readonly<Record<number, number>> = { 375: 300, 768: 461, 1440: 720 };

journey('the search and the vehicle page, as pictures for docs/screenshots.md', async ({ page, site }) => {
  journey.setTimeout(120_000);
  await page.clock.setFixedTime(new Date(process.env['FORECOURT_VISUAL_TIME'] ?? ''));
  const wide = page.viewportSize()?.width ?? 0;
  for (const [name, address] of [
    ['search', STOCK],
    ['vehicle', `/cars/${carOf(site, 'plain').slug}`],
  ] as const) {
    await visit(page, address);
    await drawn(page);
    await page.waitForLoadState('networkidle');
    const shot = await page.screenshot({ animations: 'disabled', scale: 'css' });
    await saveDocsPicture(`${site}-${name}-${wide}`, shot, WIDTHS[wide] ?? wide);
  }
});

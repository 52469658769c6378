import type { Page } from '@playwright/test';
import { STOCK } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** How often the page's styles are calculated in a second in which nobody touches it. */
async function stylesInASecond(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const count = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const before = await count();
  await page.waitForTimeout(1000);
  const after = await count();
  await client.detach();
  return after - before;
}

journey(
  'a page that nobody touches is at rest: it animates nothing out of sight, and leaves the battery alone',
  { tag: '@once-phone' },
  async ({ page, site }) => {
    for (const path of ['/', STOCK, `/cars/${carOf(site, 'plain').slug}`]) {
      await visit(page, path);
      // What moves on arrival has ended after some seconds; an endless animation calculates sixty times a second.
      await expect.poll(() => stylesInASecond(page), { message: path, timeout: 20_000 }).toBeLessThan(5);
    }
  },
);

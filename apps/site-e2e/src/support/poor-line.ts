import type { Page } from '@playwright/test';

/**
 * Holds every script back by `FORECOURT_JOURNEY_SCRIPT_DELAY` milliseconds, when that is set: what a journey does on a page then
 * falls before the page's scripts have run, as it does for a quick visitor on a slow line.
 */
export async function poorLine(page: Page): Promise<void> {
  const delay = Number(process.env['FORECOURT_JOURNEY_SCRIPT_DELAY'] ?? 0);
  if (delay === 0) return;
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * delay));
    await route.continue().catch(() => undefined); // the page has gone
  });
}

import type { Page } from '@playwright/test';

/**
 * Delays every script by up to `FORECOURT_JOURNEY_SCRIPT_DELAY` milliseconds, if set: the actions of a journey then
 * happen before hydration, as for a quick visitor on a slow connection.
 */
export async function poorLine(page: Page): Promise<void> {
  const delay = Number(process.env['FORECOURT_JOURNEY_SCRIPT_DELAY'] ?? 0);
  if (delay === 0) return;
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * delay));
    await route.continue().catch(() => undefined); // the page has been closed
  });
}

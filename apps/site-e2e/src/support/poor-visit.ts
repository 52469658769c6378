import type { Page } from '@playwright/test';

/**
 * Makes the visit a poor one, so that a journey that reads too early fails:
 *
 * - `FORECOURT_JOURNEY_SCRIPT_DELAY` delays every script by up to so many milliseconds: the actions of a journey then happen before
 *   hydration, as for a quick visitor on a slow connection.
 * - `FORECOURT_JOURNEY_SLOWDOWN` makes the processor of the page so many times slower, as that of a cheap phone.
 */
export async function poorVisit(page: Page): Promise<void> {
  const rate = Number(process.env['FORECOURT_JOURNEY_SLOWDOWN'] ?? 1);
  if (rate > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }
  const delay = Number(process.env['FORECOURT_JOURNEY_SCRIPT_DELAY'] ?? 0);
  if (delay === 0) return;
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * delay));
    await route.continue().catch(() => undefined); // the page has been closed
  });
}

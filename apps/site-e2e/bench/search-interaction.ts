import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../src/setup/find-browser.ts';
import { startHost } from '../src/setup/host.ts';
import { freePort } from '../src/setup/journey-port.ts';
import { siteSlugs } from '../src/setup/sites.ts';
import { loadStock } from '../src/setup/stock.ts';
import { STOCK } from '../src/support/pages.ts';
import { visit } from '../src/support/visit.ts';

/**
 * Interaction latency of the search page, on the first dealer of FORECOURT_JOURNEY_DEALERS: from the click on a filter to the
 * painted results on a desktop, apart for the first click of a page, the next ones, and those that clear a filter, whose results are
 * cached; and INP on a phone with four times CPU throttling.
 */
const CLICKS = 24;
const PAGES = 8;
const site = siteSlugs()[0] ?? '';
const data = await mkdtemp(path.join(tmpdir(), 'forecourt-interaction-'));
const port = await freePort();
await loadStock([site], path.join(data, 'stock'), data);
const host = await startHost(port, { FORECOURT_DATA: data }, path.join(data, 'host.log'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const baseURL = `http://${site}.localhost:${port}`;

/** Clicks a filter checkbox, or the one that is ticked; returns the milliseconds until the new count is painted. */
function clickToPaint(page: Page, which: number | 'ticked'): Promise<number> {
  return page.evaluate(async (wanted) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('#filters input.tick')].filter(
      (box) => !box.disabled && box.checked === (wanted === 'ticked'),
    );
    const box = boxes[wanted === 'ticked' ? 0 : wanted % boxes.length];
    const count = document.querySelector('.search-count');
    if (!box || !count) throw new Error('The page has no filter to click, or no count.');
    const from = performance.now();
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
      });
      observer.observe(count, { childList: true, characterData: true, subtree: true });
    });
    box.click();
    await changed;
    return performance.now() - from;
  }, which);
}

/** Prints the figure of some times in milliseconds. */
function tellTimes(figure: string, times: readonly number[], atMost: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  console.log(JSON.stringify({ figure, value: at(0.5), unit: 'ms', p50: at(0.5), p95: at(0.95), atMost }));
}

try {
  const first: number[] = [];
  const next: number[] = [];
  const cleared: number[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const desktop = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
    await visit(desktop, STOCK);
    // What a page loads by itself is there before the click; the code of analytics is the last of it.
    await desktop.getByRole('complementary', { name: 'Counting visits' }).waitFor();
    await desktop.waitForLoadState('networkidle');
    first.push(await clickToPaint(desktop, count));
    for (let click = 0; click < CLICKS / PAGES; click += 1) {
      cleared.push(await clickToPaint(desktop, 'ticked'));
      next.push(await clickToPaint(desktop, count + click + 1));
    }
    await desktop.close();
  }
  tellTimes('first filter click of a page to painted results, median', first, 45);
  tellTimes('next filter clicks to painted results, median', next, 40);
  tellTimes('clicks that clear a filter to painted cached results, median', cleared, 40);

  const phone = await browser.newPage({
    baseURL,
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  });
  const session = await phone.context().newCDPSession(phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.addInitScript(() => {
    const longest: number[] = [];
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) longest.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await visit(phone, STOCK);
  await phone.getByRole('button', { name: /^Filter/ }).click();
  const ticks = phone.locator('#filters input.tick:enabled:visible');
  for (let tick = 0; tick < 6; tick += 1) {
    await ticks.nth(tick).click();
    await phone.waitForTimeout(600);
  }
  await phone.getByRole('button', { name: 'Close filters' }).click();
  await phone.getByRole('searchbox').pressSequentially('auto', { delay: 250 });
  await phone.waitForTimeout(1_000);
  const longest = await phone.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longest') as number[])));
  console.log(
    JSON.stringify({
      figure: 'longest interaction (INP), processor 4 times slower',
      value: longest,
      unit: 'ms',
      atMost: 150,
    }),
  );
} finally {
  await browser.close();
  await host.stop();
  await rm(data, { recursive: true, force: true });
}

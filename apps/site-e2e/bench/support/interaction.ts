import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import type { Browser, JSHandle, Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../src/setup/find-browser.ts';
import { startHost } from '../../src/setup/host.ts';
import { freePort } from '../../src/setup/journey-port.ts';
import { siteSlugs } from '../../src/setup/sites.ts';
import { loadStock } from '../../src/setup/stock.ts';

/** A site with demonstration stock, and a browser to visit it. */
export interface MeasuredSite {
  site: string;
  browser: Browser;
  baseURL: string;
  stop(): Promise<void>;
}

/** Starts the first dealer of FORECOURT_JOURNEY_DEALERS with a host of its own. */
export async function measuredSite(): Promise<MeasuredSite> {
  const site = siteSlugs()[0] ?? '';
  const data = await mkdtemp(path.join(tmpdir(), 'forecourt-interaction-'));
  const port = await freePort();
  const stock = path.join(data, 'stock');
  process.env['FORECOURT_JOURNEY_STOCK'] = stock;
  await loadStock([site], stock, data);
  const host = await startHost(port, { FORECOURT_DATA: data }, path.join(data, 'host.log'));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  return {
    ...{ site, browser, baseURL: `http://${site}.localhost:${port}` },
    async stop() {
      await browser.close();
      await host.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * Clicks an element; returns the milliseconds until another text is painted.
 *
 * @param region selector of the part of the page that changes
 * @param text selector of the text in it; by default its whole text
 */
export function clickToPaint(
  clicked: JSHandle<HTMLElement | SVGElement>,
  { region, text }: { region: string; text?: string },
): Promise<number> {
  return clicked.evaluate(
    async (element, selectors) => {
      const part = document.querySelector(selectors.region);
      if (!part || !(element instanceof HTMLElement))
        throw new Error('There is nothing to click or to watch.');
      const shown = () => (selectors.text ? part.querySelector(selectors.text) : part)?.textContent;
      const [from, before] = [performance.now(), shown()];
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (shown() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
        observer.observe(part, { childList: true, characterData: true, subtree: true });
      });
      element.click();
      await changed;
      return performance.now() - from;
    },
    { region, text },
  );
}

/** An interaction with its time until the next paint, milliseconds. */
export interface Interaction {
  duration: number;
  what: string;
}

/** A page on a phone with four times CPU throttling that keeps its interactions. */
export async function slowPhone({ browser, baseURL }: MeasuredSite): Promise<Page> {
  const phone = await browser.newPage({
    baseURL,
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  });
  const session = await phone.context().newCDPSession(phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.addInitScript(() => {
    const interactions: Interaction[] = [];
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry && entry.interactionId)) continue;
        const { duration, name, target } = entry as PerformanceEventTiming;
        const on = target instanceof HTMLElement ? target.innerText || target.getAttribute('name') || '' : '';
        interactions.push({ duration, what: `${name} ${on.slice(0, 30)}` });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return phone;
}

/** Prints the slowest interaction of a phone as a figure, and the five slowest with what they were. */
export async function tellSlowest(figure: string, phone: Page, atMost: number): Promise<void> {
  await phone.waitForTimeout(1_000);
  const all = await phone.evaluate(() => Reflect.get(window, 'interactions') as Interaction[]);
  const slowest = all.toSorted((one, other) => other.duration - one.duration).slice(0, 5);
  tell({ figure, value: slowest[0]?.duration ?? 0, unit: 'ms', atMost });
  console.log(slowest.map(({ duration, what }) => `${what} ${duration} ms`).join(', '));
}

/** Prints the figure of some times in milliseconds. */
export function tellTimes(figure: string, times: readonly number[], atMost: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  tell({ figure, value: at(0.5), unit: 'ms', p50: at(0.5), p95: at(0.95), atMost });
}

/** Prints a figure for `npm run bench`. */
export const tell = (figure: object): void => console.log(JSON.stringify(figure));

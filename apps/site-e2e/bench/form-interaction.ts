import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../src/setup/find-browser.ts';
import { startHost } from '../src/setup/host.ts';
import { freePort } from '../src/setup/journey-port.ts';
import { siteFolder, siteSlugs } from '../src/setup/sites.ts';
import { loadStock } from '../src/setup/stock.ts';
import { EnquiryForm, openEnquiry } from '../src/support/enquiry-form.ts';
import { gzipSize } from '../src/support/script-sizes.ts';
import { carOf } from '../src/support/stock.ts';
import { visit } from '../src/support/visit.ts';

/**
 * What a form costs on the first dealer of FORECOURT_JOURNEY_DEALERS. Its script: the bytes of all scripts (gzip) that a page with a form
 * requests after those that it loads without a click and read to its end, until the form is live; of a form on a page of its own, after those of a
 * page without a form. Its steps: from the press of Continue to the
 * painted next step of the service booking on a desktop. INP while a form is filled in on a phone, with four times CPU throttling.
 */
const STEPS = 12;
/** How long no script may arrive before the page counts as loaded, milliseconds. */
const QUIET_MS = 1_500;
const site = siteSlugs()[0] ?? '';
const data = await mkdtemp(path.join(tmpdir(), 'forecourt-form-'));
const port = await freePort();
process.env['FORECOURT_JOURNEY_STOCK'] = path.join(data, 'stock');
await loadStock([site], path.join(data, 'stock'), data);
const host = await startHost(port, { FORECOURT_DATA: data }, path.join(data, 'host.log'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const baseURL = `http://${site}.localhost:${port}`;
const tell = (figure: object) => console.log(JSON.stringify(figure));

/** An interaction with its time until the next paint, milliseconds. */
interface Interaction {
  duration: number;
  what: string;
}

/** The scripts that a page has requested, by path. */
function scriptsOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  return files;
}

/** Bytes of gzip of some scripts. */
const weight = (files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) => sum + gzipSize(readFileSync(path.join(siteFolder(site), 'build/client', file))),
    0,
  );

/** What a form loads on top of a page, with its largest parts. */
async function addedBy(what: string, at: string, live: (page: Page) => Promise<unknown>): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  const files = scriptsOf(page);
  await visit(page, at);
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  await page.mouse.wheel(0, -20_000);
  const before = new Set(files);
  await live(page);
  await page.waitForTimeout(QUIET_MS);
  const added = [...files].filter((file) => !before.has(file));
  const value = Number((weight(added) / 1_000).toFixed(1));
  tell({ figure: `script of ${what} on top of a page`, value, unit: 'kB gzip', atMost: 20 });
  const parts = added
    .map((file) => [path.basename(file), weight([file])] as const)
    .toSorted(([, one], [, other]) => other - one);
  console.log(parts.map(([name, bytes]) => `${name} ${(bytes / 1_000).toFixed(1)}`).join(', ') || 'nothing');
  await page.close();
}

/** Presses a button of a form; returns the milliseconds until another step is painted. */
function pressToPaint(page: Page, button: string): Promise<number> {
  return page.evaluate(async (name) => {
    const main = document.querySelector('main');
    const pressed = [...document.querySelectorAll('main button')].find((each) => each.textContent === name);
    if (!main || !(pressed instanceof HTMLElement)) throw new Error(`There is no button ${name}.`);
    const title = () => main.querySelector('h2')?.textContent;
    const [from, before] = [performance.now(), title()];
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (title() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
      });
      observer.observe(main, { childList: true, characterData: true, subtree: true });
    });
    pressed.click();
    await changed;
    return performance.now() - from;
  }, button);
}

/** Fills in the first step of the service booking. */
async function fillVehicle(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await new EnquiryForm(main, /^(Continue|Send booking request)$/).taken();
  await main.getByRole('radio', { name: 'Number plate' }).check();
  await main.getByLabel(/^Registration/).pressSequentially('123 ABC', { delay: 80 });
  await main.getByLabel(/^State of registration/).selectOption('QLD');
}

try {
  const car = `/cars/${carOf(site, 'plain').slug}`;
  await addedBy('the enquiry of a vehicle', car, async (page) => (await openEnquiry(page)).seen());
  await addedBy('the service booking', '/about-us', async (page) => {
    await visit(page, '/service');
    await new EnquiryForm(page.getByRole('main'), /^(Continue|Send booking request)$/).taken();
  });

  const desktop = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  await visit(desktop, '/service');
  await fillVehicle(desktop);
  const times: number[] = [];
  for (let step = 0; step < STEPS; step += 1)
    times.push(await pressToPaint(desktop, step % 2 ? 'Back' : 'Continue'));
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  tell({
    figure: 'step to step of a form, median',
    value: at(0.5),
    unit: 'ms',
    p50: at(0.5),
    p95: at(0.95),
    atMost: 60,
  });

  const phone = await browser.newPage({
    baseURL,
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  });
  const session = await phone.context().newCDPSession(phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.addInitScript(() => {
    const longest: Interaction[] = [];
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry && entry.interactionId)) continue;
        const { duration, name, target } = entry as PerformanceEventTiming;
        const on = target instanceof HTMLElement ? target.innerText || target.getAttribute('name') || '' : '';
        longest.push({ duration, what: `${name} ${on.slice(0, 30)}` });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await visit(phone, '/service');
  await fillVehicle(phone);
  const main = phone.getByRole('main');
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByLabel('First name').pressSequentially('Priya', { delay: 80 });
  await main.getByRole('button', { name: 'Send booking request' }).click(); // refused: the errors are shown
  await main.getByRole('alert').waitFor();
  await phone.waitForTimeout(1_000);
  const all = await phone.evaluate(() => Reflect.get(window, 'longest') as Interaction[]);
  const slowest = all.toSorted((one, other) => other.duration - one.duration);
  const figure = 'longest interaction (INP) with a form, processor 4 times slower';
  tell({ figure, value: slowest[0]?.duration ?? 0, unit: 'ms', atMost: 150 });
  console.log(
    slowest
      .slice(0, 5)
      .map(({ duration, what }) => `${what} ${duration} ms`)
      .join(', '),
  );
} finally {
  await browser.close();
  await host.stop();
  await rm(data, { recursive: true, force: true });
}

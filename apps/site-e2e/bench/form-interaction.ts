import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteFolder } from '../src/setup/sites.ts';
import { EnquiryForm, openEnquiry } from '../src/support/enquiry-form.ts';
import { gzipSize } from '../src/support/script-sizes.ts';
import { carOf } from '../src/support/stock.ts';
import { visit } from '../src/support/visit.ts';
import {
  clickToPaint,
  measuredSite,
  slowPhone,
  tell,
  tellSlowest,
  tellTimes,
} from './support/interaction.ts';

/**
 * What a form costs on the first dealer of FORECOURT_JOURNEY_DEALERS. Its script: the bytes of all scripts (gzip) that a page with a form
 * requests after those that it loads without a click and read to its end, until the form is live; of a form on a page of its own, after those of a
 * page without a form. Its steps: from the press of Continue to the painted next step of the service booking on a desktop. INP while a form is filled in on a phone, with four times CPU throttling.
 */
const STEPS = 12;
/** How long no script may arrive before the page counts as loaded, milliseconds. */
const QUIET_MS = 1_500;
const measured = await measuredSite();
const { site, browser, baseURL } = measured;

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
async function pressToPaint(page: Page, name: string): Promise<number> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  const pressed = await button.evaluateHandle((element) => element);
  return clickToPaint(pressed, { region: 'main', text: 'h2' });
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
  tellTimes('step to step of a form, median', times, 60);

  const phone = await slowPhone(measured);
  await visit(phone, '/service');
  await fillVehicle(phone);
  const main = phone.getByRole('main');
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByLabel('First name').pressSequentially('Priya', { delay: 80 });
  await main.getByRole('button', { name: 'Send booking request' }).click(); // refused: the errors are shown
  await main.getByRole('alert').waitFor();
  await tellSlowest('longest interaction (INP) with a form, processor 4 times slower', phone, 150);
} finally {
  await measured.stop();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { browserArguments, findBrowser } from '../src/setup/find-browser.ts';
import { startHost } from '../src/setup/host.ts';
import { freePort } from '../src/setup/journey-port.ts';
import { siteSlugs } from '../src/setup/sites.ts';
import { loadStock } from '../src/setup/stock.ts';
import { phonePages } from './support/phone-pages.ts';

/**
 * Mobile Lighthouse, the median of three runs per page: home, search and vehicle page of the dealers in
 * FORECOURT_JOURNEY_DEALERS (default: all), and one vehicle of each kind. LIGHTHOUSE_PAGES filters by name, such as
 * `vehicle,truck`. A category below its minimum score lists the failed audits.
 */
const RUNS = 3;
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const sites = siteSlugs();
const chosen = process.env['LIGHTHOUSE_PAGES']?.split(',');
const data = await mkdtemp(path.join(tmpdir(), 'forecourt-lighthouse-'));
const [port, debugPort] = [await freePort(), await freePort()];
process.env['FORECOURT_JOURNEY_STOCK'] = path.join(data, 'stock');
await loadStock(sites, path.join(data, 'stock'), data);
const host = await startHost(port, { FORECOURT_DATA: data }, path.join(data, 'host.log'));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${debugPort}`],
});
try {
  for (const page of await phonePages(sites, port)) {
    if (chosen && !chosen.includes(page.name)) continue;
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const address = `http://${page.site}.localhost:${port}${page.path}`;
      const result = await lighthouse(address, { port: debugPort, logLevel: 'error' });
      if (result) runs.push(result.lhr);
    }
    report(`${page.site} ${page.name}`, runs);
  }
} finally {
  await browser.close();
  await host.stop();
  await rm(data, { recursive: true, force: true });
}

function report(name: string, runs: readonly Result[]): void {
  const say = (figure: object) => console.log(JSON.stringify(figure));
  for (const [category, atLeast] of Object.entries(WANTED)) {
    const value = Math.round(median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100)));
    say({ figure: `${name}: ${category}`, value, atLeast });
    if (value < atLeast) lost(runs[0], category).forEach((line) => console.log(line));
  }
  const audit = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? 0));
  const milliseconds = (id: string) => ({ value: Math.round(audit(id)), unit: 'ms' });
  say({
    figure: `${name}: layout shift`,
    value: Number(audit('cumulative-layout-shift').toFixed(4)),
    atMost: 0.02,
  });
  say({ figure: `${name}: first contentful paint`, ...milliseconds('first-contentful-paint') });
  say({
    figure: `${name}: largest contentful paint`,
    ...milliseconds('largest-contentful-paint'),
    atMost: 1800,
  });
  say({ figure: `${name}: total blocking time`, ...milliseconds('total-blocking-time'), atMost: 100 });
}

/** The audits of a category with less than the full score. */
function lost(run: Result | undefined, category: string): string[] {
  return (run?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = run?.audits[id];
    const score = audit?.score ?? 1;
    return weight > 0 && score < 1
      ? [`  ${id}: ${Math.round(score * 100)} ${audit?.displayValue ?? audit?.title ?? ''}`]
      : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

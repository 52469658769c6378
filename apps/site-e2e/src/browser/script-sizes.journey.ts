import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { siteFolder } from '../setup/sites.ts';
import {
  gzipSize,
  howToSet,
  limitFor,
  limitsOf,
  pageKinds,
  scriptName,
  sizeProblems,
  writeLimits,
} from '../support/script-sizes.ts';
import type { PageKind } from '../support/script-sizes.ts';
import { STOCK } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { drawn, hydrated } from '../support/visit.ts';

/** How long no script may be asked for, nor be on its way, before the page counts as loaded, milliseconds. */
const QUIET_MS = 1_500;

/** Collects the paths of the site's scripts that a page requests from now on, and waits until no more arrive. */
function watchScripts(page: Page, origin: string) {
  const files = new Set<string>();
  const coming = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from !== origin || !pathname.endsWith('.js')) return;
    files.add(pathname);
    coming.add(request);
  });
  const come = (request: Request) => {
    if (coming.delete(request)) last = Date.now();
  };
  page.on('requestfinished', come);
  page.on('requestfailed', come);
  return {
    files,
    quiet: async () => {
      last = Date.now();
      const quietFor = () => (coming.size > 0 ? 0 : Date.now() - last);
      await expect.poll(quietFor, { timeout: 30_000 }).toBeGreaterThan(QUIET_MS);
    },
  };
}

/** Scrolls to the end, one screen at a time, without a pointer. */
const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const from = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await frame();
      await frame();
      if (scrollY === from) return;
    }
  });

for (const kind of pageKinds)
  journey(
    `the scripts that the ${kind} page loads without a click keep their limit`,
    { tag: ['@every-dealer', '@always'] },
    async ({ page, site, origin }) => {
      const paths: Record<PageKind, string> = {
        home: '/',
        search: STOCK,
        vehicle: `/cars/${carOf(site, 'plain').slug}`,
      };
      const watch = watchScripts(page, origin);
      await page.goto(paths[kind]);
      await hydrated(page);
      await watch.quiet();
      await readToTheEnd(page);
      await drawn(page);
      await watch.quiet();
      const client = path.join(siteFolder(site), 'build/client');
      const scripts = [...watch.files].map((file) => ({
        name: scriptName(file),
        size: gzipSize(readFileSync(path.join(client, file))),
      }));
      if (process.env['FORECOURT_SIZE_LIMITS'] === 'update') {
        const size = scripts.reduce((sum, script) => sum + script.size, 0);
        const names = [...new Set(scripts.map(({ name }) => name))].toSorted();
        writeLimits(site, kind, { unclicked: limitFor(size), scripts: names });
        return;
      }
      const { unclicked, scripts: allowed, exact } = limitsOf(site, kind);
      const what = `${site} ${kind}, all scripts that load without a click`;
      const problems = sizeProblems(what, scripts, { limit: unclicked, allowed, exact });
      expect(problems, howToSet(site)).toEqual([]);
    },
  );

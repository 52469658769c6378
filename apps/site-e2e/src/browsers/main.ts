import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { journeyPort } from '../setup/journey-port.ts';
import { root, siteSlugs } from '../setup/sites.ts';
import { startHosts } from '../setup/start.ts';
import { startConsoleProxy } from './console-proxy.ts';
import type { ConsoleProxy } from './console-proxy.ts';
import type { Driver } from './driver.ts';
import { browserNames, findBrowser } from './find-browsers.ts';
import type { BrowserName } from './find-browsers.ts';
import { smokeOf } from './smoke.ts';

const testResults = path.join(root, 'apps/site-e2e/test-results');
const screenshots = path.join(testResults, 'browsers');

interface Asked {
  browser?: readonly string[] | undefined;
  dealer?: readonly string[] | undefined;
  /** Scripts whose address matches are answered with 500. */
  break?: string | undefined;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function chosenBrowsers(asked: readonly string[] = browserNames): BrowserName[] {
  const unknown = asked.filter((name) => !browserNames.some((each) => each === name));
  if (unknown.length > 0)
    throw new Error(`No browser is called ${unknown.join(', ')}. There are: ${browserNames.join(', ')}.`);
  return browserNames.filter((name) => asked.includes(name));
}

/** @returns whether each step passed. */
async function visit(
  driver: Driver,
  name: BrowserName,
  slug: string,
  proxy: ConsoleProxy,
): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const [index, { title, run }] of smokeOf(slug, `http://${slug}.localhost:${proxy.port}`).entries()) {
    const started = Date.now();
    const problems: string[] = [];
    try {
      await run(driver);
    } catch (error) {
      problems.push(error instanceof Error ? error.message || error.name : String(error));
    }
    await proxy.idle();
    problems.push(...proxy.take());
    say(`${problems.length > 0 ? '✗' : '✓'} ${name} ${slug}: ${title} (${Date.now() - started} ms)`);
    results.push(problems.length === 0);
    if (problems.length === 0) continue;
    const file = path.join(screenshots, `${name}-${slug}-${index + 1}.png`);
    await writeFile(file, await driver.screenshot());
    for (const problem of problems) say(`    ${problem}`);
    say(`    ${path.relative(root, file)}`);
  }
  return results;
}

/**
 * Visits the built sites in Firefox and WebKit.
 *
 * @returns how many steps failed.
 * @throws Error for an unknown browser, and for one that is not installed, with the packages to install.
 */
export async function smoke(values: Asked): Promise<number> {
  // All are looked for before the host starts: a missing one fails within a second.
  const browsers = chosenBrowsers(values.browser).map((name) => ({ name, open: findBrowser(name) }));
  if (values.dealer) process.env['FORECOURT_JOURNEY_DEALERS'] = values.dealer.join(',');
  await mkdir(screenshots, { recursive: true });
  const stop = await startHosts(testResults);
  const proxy = await startConsoleProxy(
    await journeyPort(),
    values.break === undefined ? null : new RegExp(values.break),
  );
  const results: boolean[] = [];
  try {
    for (const { name, open } of browsers) {
      const driver = await open();
      say(`• ${driver.version}`);
      try {
        for (const slug of siteSlugs()) results.push(...(await visit(driver, name, slug, proxy)));
      } finally {
        await driver.close();
      }
    }
  } finally {
    await proxy.close();
    await stop();
  }
  const failed = results.filter((passed) => !passed).length;
  say(`${results.length - failed} passed, ${failed} failed`);
  return failed;
}

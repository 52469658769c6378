import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tail } from './run.mjs';
import { Problem } from './say.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * The Chromium to test with: PLAYWRIGHT_CHROMIUM_PATH, else Playwright's own, else the system's.
 * @returns its path, or null where there is none.
 */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`PLAYWRIGHT_CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return (
    ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(onPath).find(Boolean) ??
    null
  );
}

/** Finds a browser, or gets one: from Playwright's installer, then from the system's package manager. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const installed = await run(
    'Fetching a browser (playwright install chromium)',
    'playwright',
    ['install', 'chromium'],
    { logName: 'browser-playwright' },
  );
  const own = await findBrowser();
  if (installed.ok && own) return own;
  if (onPath('apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('Asking the system for a browser (apt-get update)', 'apt-get', ['update', '-q'], {
      env,
      logName: 'apt-update',
    });
    const result = await run(
      'Asking the system for a browser (apt-get install chromium)',
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
      { env, logName: 'apt-install' },
    );
    if (!result.ok) console.error(tail(result.output, 10));
    const system = await findBrowser();
    if (system) return system;
  }
  throw new Problem(
    'No browser to test with. Install Chromium (Debian: sudo apt-get install chromium; or npx playwright install chromium), ' +
      'or point PLAYWRIGHT_CHROMIUM_PATH at one.',
  );
}

/** What the browser calls itself, for the log. */
export const browserVersion = (path) =>
  spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 15_000 }).stdout?.trim() ||
  path;

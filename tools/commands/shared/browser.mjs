import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptGet } from './apt.mjs';
import { run, tail } from './run.mjs';
import { Problem, progress } from './say.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Chromium's headless shell: the journeys take two thirds of the time in it. */
const SHELL = 'chromium-headless-shell';
const OF_THE_SYSTEM = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium to test with: PLAYWRIGHT_CHROMIUM_PATH, else Playwright's own, else the system's, headless shell first.
 * @returns its path, or null if there is none.
 */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(
      `PLAYWRIGHT_CHROMIUM_PATH names ${named}, and there is no such file. Correct it, or leave it out to use an installed Chromium.`,
    );
  }
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return OF_THE_SYSTEM.map(onPath).find(Boolean) ?? null;
}

/**
 * Finds a browser, or installs one: with Playwright's installer, then with the system's package manager. CI installs the headless shell where the
 * system offers it, even if another browser is present; PLAYWRIGHT_CHROMIUM_PATH is used as is.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  const isSlowCi = process.env.CI && !process.env.PLAYWRIGHT_CHROMIUM_PATH && found === onPath('chromium');
  if (found && !isSlowCi) return found;
  if (!found) {
    const fetched = await run(
      'Fetching a browser (playwright install chromium)',
      'playwright',
      ['install', 'chromium'],
      { logName: 'browser-playwright' },
    );
    const own = await findBrowser();
    if (fetched.ok && own) return own;
  }
  if (onPath('apt-get') && process.getuid?.() === 0) {
    await installed(['update', '-q']);
    for (const name of found ? [SHELL] : [SHELL, 'chromium'])
      if (await installed(['install', '-y', '-q', '--no-install-recommends', name])) break;
    const system = await findBrowser();
    if (system) return system;
  }
  if (found) return found;
  throw new Problem(
    `No browser to test with. Install Chromium (Debian: sudo apt-get install ${SHELL}; or npx playwright install chromium), ` +
      'or point PLAYWRIGHT_CHROMIUM_PATH at one.',
  );
}

/** Whether the system's package manager succeeded; prints the end of its output if not. */
async function installed(args) {
  const line = progress(`Asking the system for a browser (apt-get ${args[0]})`);
  const { ok, output } = await aptGet(args);
  if (ok) line.done();
  else {
    line.failed();
    console.error(tail(output, 10));
  }
  return ok;
}

/** Name and version of the browser, for the log. */
export const browserVersion = (path) =>
  spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 15_000 }).stdout?.trim() ||
  path;

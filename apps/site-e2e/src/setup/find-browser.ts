import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium flags to run as root, in a container, and without background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium to test with: PLAYWRIGHT_CHROMIUM_PATH, else Playwright's own, else the system's, headless shell first.
 *
 * @throws Error that says how to get one.
 */
export function findBrowser(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const system = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [process.env['PLAYWRIGHT_CHROMIUM_PATH'], chromium.executablePath(), ...system].find(
    (file) => file && existsSync(file),
  );
  if (found) return found;
  throw new Error(
    'No browser to test with. Install Chromium (Debian: sudo apt-get install chromium-headless-shell; or npx playwright install chromium), ' +
      'or point PLAYWRIGHT_CHROMIUM_PATH at one.',
  );
}

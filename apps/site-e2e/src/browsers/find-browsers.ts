import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** The browsers of the smoke. */
export const browserNames = ['firefox', 'webkit'] as const;

/** A browser of the smoke. */
export type BrowserName = (typeof browserNames)[number];

/** Debian's packages for each browser. */
const PACKAGES = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb xauth' } as const;

/** MiniBrowser is not on the PATH. */
const MINI_BROWSER = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

const onPath = (name: string): string[] =>
  (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

/**
 * Finds an installed browser.
 *
 * @returns a function that starts it.
 * @throws Error with the packages to install.
 */
export function findBrowser(name: BrowserName): () => Promise<Driver> {
  const found = (files: readonly string[]): string => {
    const file = files.find((each) => existsSync(each));
    if (file !== undefined) return file;
    throw new Error(
      `${name} is not installed: there is no ${path.basename(files[0] ?? '')}. ` +
        `Debian: sudo apt-get install --no-install-recommends ${PACKAGES[name]}`,
    );
  };
  if (name === 'firefox') {
    const file = found(['firefox-esr', 'firefox'].flatMap(onPath));
    return () => startFirefox(file);
  }
  const programs = {
    driver: found(onPath('WebKitWebDriver')),
    miniBrowser: found(MINI_BROWSER),
    xvfbRun: found(onPath('xvfb-run')),
  };
  found(onPath('xauth'));
  return () => startWebKit(programs);
}

import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './src/setup/find-browser.ts';
import { journeyPort } from './src/setup/journey-port.ts';
import { journeysOf } from './src/setup/places.ts';
import { siteSlugs } from './src/setup/sites.ts';
import type { SiteOptions } from './src/support/test.ts';

const port = await journeyPort();

/** The browser's locale and time zone differ from the dealer's: hydration must not change the server HTML. */
const elsewhere = { locale: 'de-DE', timezoneId: 'America/Los_Angeles' };
const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Three projects per site: HTTP only, phone, desktop. */
export default defineConfig<SiteOptions>({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  globalSetup: './src/setup/start.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['./src/setup/results-reporter.ts']],
  forbidOnly: true,
  fullyParallel: true,
  workers: 3, // forms are not sent before a person could have filled them in: a third of the workers wait
  // Nothing waits so long on a quiet machine. These are the limits of one with other work.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...elsewhere,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
      // Without a locale Chromium cannot name a file with letters outside ASCII: the name of a download would be `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: siteSlugs().flatMap((site) => {
    const use = { site, baseURL: `http://${site}.localhost:${port}` };
    return [
      { name: `${site} http`, testDir: 'src/http', grep: journeysOf(site, 'http'), use },
      {
        name: `${site} phone`,
        testDir: 'src/browser',
        testIgnore: '**/*.desktop.journey.ts',
        grep: journeysOf(site, 'phone'),
        use: { ...use, ...phone },
      },
      {
        name: `${site} desktop`,
        testDir: 'src/browser',
        grep: journeysOf(site, 'desktop'),
        use: { ...devices['Desktop Chrome'], ...elsewhere, ...use, ...desktop },
      },
    ];
  }),
});

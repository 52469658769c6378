import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './src/setup/find-browser.ts';
import { journeyPort } from './src/setup/journey-port.ts';
import { siteSlugs } from './src/setup/sites.ts';
import type { SiteOptions } from './src/support/test.ts';

const port = await journeyPort();

/** A visitor's machine has another language and zone than the dealer: what the server wrote must stand all the same. */
const elsewhere = { locale: 'de-DE', timezoneId: 'America/Los_Angeles' };
const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };

/** The dealers that every journey runs on. On any other, those tagged @every-dealer run (see README.md). */
const thorough = ['harbour-city', 'northside-group'];
const others = siteSlugs().filter((site) => !thorough.includes(site));

/** Which journeys a site runs; those tagged @every-dealer-once on one screen alone, the phone of one dealer, the wide screen of the next. */
function journeysOf(site: string, screen: 'none' | 'phone' | 'desktop'): RegExp {
  if (thorough.includes(site)) return /./;
  const once = others.indexOf(site) % 2 === 0 ? 'phone' : 'desktop';
  return screen === once ? /@every-dealer/ : /@every-dealer(?!-once)/;
}

/** Every site three times: without a browser, on a phone, on a wide screen. */
export default defineConfig<SiteOptions>({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  globalSetup: './src/setup/start.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    ...elsewhere,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: siteSlugs().flatMap((site) => {
    const use = { site, baseURL: `http://${site}.localhost:${port}` };
    return [
      { name: `${site} http`, testDir: 'src/http', grep: journeysOf(site, 'none'), use },
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

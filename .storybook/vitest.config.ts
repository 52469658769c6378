import { existsSync, globSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromium } from 'playwright';
import { defineConfig } from 'vitest/config';
import { withoutOverrides } from '../vitest.overrides.ts';
import { reporters } from '../vitest.results.ts';

const root = path.join(import.meta.dirname, '..');
const dealerRoot = path.join(root, 'apps/dealers');
const dealers = readdirSync(dealerRoot)
  .filter((slug) => existsSync(path.join(dealerRoot, slug, 'theme.css')))
  .toSorted();

/** The browser: the one that is named, else Playwright's own, else the system's. */
const executablePath = [
  process.env['PLAYWRIGHT_CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file && existsSync(file));

const provider = playwright({
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  },
});

/** A test may wait for several lazy parts, each as long as a busy machine takes. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
/** The settings of the tests in this folder. */
const own = { ...timeouts, restoreMocks: true, unstubGlobals: true };
const conditions = ['@forecourt/source', 'module', 'browser', 'development|production'];

/** The width of each dealer's stories in turn; which is whose is no matter, so long as every story is seen at all of them. */
const widths = ['phone', 'tablet', 'desktop'];

/** Whether each file of stories is shown in the theme of one dealer instead of all. */
const isSample = Boolean(process.env['FORECOURT_SAMPLE']);

/** Files of stories that are not shown in the theme of a dealer: of a sample, those of which it is not the turn. */
function leftOut(dealer: string): string[] {
  if (!isSample) return [];
  return globSync(['.storybook/foundations/*.stories.tsx', 'libs/*/*/src/**/*.stories.tsx'], { cwd: root })
    .toSorted()
    .filter((_file, at) => dealers[at % dealers.length] !== dealer);
}

/** The rules of accessibility in the theme of a dealer: all of them once for each story, then those that a theme can break. */
const rulesIn = (dealer: string) => (isSample || dealer === dealers[0] ? 'all' : 'looks');

/**
 * Every story is rendered in a browser and checked for accessibility, once in the theme of each dealer (of a sample: of one dealer), each dealer's
 * at another width; and once on the server, in Node without a DOM, to be hydrated by React.
 */
export default defineConfig({
  root,
  test: {
    // One page per core: a page uses one core, and the transforms are over soon.
    maxWorkers: availableParallelism(),
    reporters: reporters(path.join(import.meta.dirname, 'test-report'), { eachProject: true }),
    projects: [
      {
        extends: true as const,
        plugins: [withoutOverrides()],
        ssr: {
          resolve: {
            conditions: ['@forecourt/source', 'module', 'node', 'development|production'],
            externalConditions: ['@forecourt/source'],
          },
        },
        test: {
          ...own,
          name: 'server',
          environment: 'node',
          include: ['.storybook/{server-render,controls,usage}.test.{ts,tsx}'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true as const,
        plugins: [withoutOverrides()],
        resolve: { conditions },
        test: {
          ...own,
          name: 'hydration',
          environment: 'jsdom',
          include: ['.storybook/hydrate.test.tsx'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true as const,
        plugins: [storybookTest({ configDir: import.meta.dirname })],
        test: {
          ...timeouts,
          name: 'stories',
          setupFiles: ['.storybook/sideways-scroll.ts'],
          sequence: { groupOrder: 3 },
          // As in Storybook itself, the stories stand on one page after another.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider,
            viewport: { width: 1280, height: 900 },
            // Instances of one project share its Vite server: each module is transformed once for all dealers.
            instances: dealers.map((dealer, at) => ({
              browser: 'chromium' as const,
              name: dealer,
              exclude: leftOut(dealer),
              env: {
                STORYBOOK_DEALER: dealer,
                STORYBOOK_RULES: rulesIn(dealer),
                STORYBOOK_WIDTH: widths[at % widths.length],
              },
            })),
          },
        },
      },
    ],
  },
});

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './src/setup/find-browser.ts';
import { freePort, journeyPort } from './src/setup/journey-port.ts';
import { root, siteSlugs } from './src/setup/sites.ts';
import type { SiteOptions } from './src/support/test.ts';

const port = await journeyPort();
const storybookPort = Number((process.env['FORECOURT_STORYBOOK_PORT'] ??= String(await freePort())));
const storybook = path.join(root, 'storybook-static');
const docsPort = Number((process.env['FORECOURT_DOCS_PORT'] ??= String(await freePort())));

/** Which pictures of the documentation are taken: `sites` are those of the dealers, `all` those of Storybook and of the documentation too. */
const pictures = process.env['FORECOURT_PICTURES'];
const takesWorkbench = pictures === 'all';

/** A folder of static pages, served on a port. */
const served = (folder: string, port: number, page: string) => ({
  command: `vite preview --outDir ${folder} --port ${port} --strictPort --host 127.0.0.1`,
  url: `http://127.0.0.1:${port}/${page}`,
  cwd: root,
});

const widths = [
  { name: 'phone', viewport: { width: 375, height: 812 } },
  { name: 'tablet', viewport: { width: 768, height: 1024 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];

/** The slots are drawn on the pages of one dealer, in the widest window. */
const slotMaps = 'harbour-city desktop';

/** With FORECOURT_PICTURES the run also takes the pictures of the documentation, which are not compared. */
const filesFor = (project: string) =>
  pictures
    ? ['pages.visual.ts', 'pictures.visual.ts', ...(project === slotMaps ? ['slots.visual.ts'] : [])]
    : 'pages.visual.ts';

/** Screenshots of every story, and of every page of every site at three widths, compared with those in `screenshots`. */
export default defineConfig<SiteOptions>({
  testDir: 'src/visual',
  testMatch: '*.visual.ts',
  globalSetup: './src/setup/start.ts',
  outputDir: 'test-results/visual',
  reporter: [
    ['list'],
    ['html', { outputFolder: 'playwright-report', open: 'never' }],
    ['json', { outputFile: 'test-results/visual.json' }],
  ],
  snapshotPathTemplate: 'screenshots/{projectName}/{arg}{ext}',
  updateSnapshots: 'none',
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // Four levels of grey, the step of a screenshot: one level more or less may round up or down. Text that moves by a fraction of a pixel
    // changes single pixels.
    toMatchSnapshot: { threshold: 0.016, maxDiffPixels: 20 },
  },
  use: {
    bypassCSP: true, // The style of the screenshots is not in the policy of the site.
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, '--font-render-hinting=none'],
      env: { HOME: process.env['HOME'] ?? '', PATH: process.env['PATH'] ?? '' },
    },
  },
  projects: [
    {
      name: 'stories',
      testMatch: 'stories.visual.ts',
      use: { baseURL: `http://127.0.0.1:${storybookPort}`, viewport: { width: 1024, height: 768 } },
    },
    ...(takesWorkbench
      ? [
          {
            name: 'workbench',
            testMatch: 'workbench.visual.ts',
            use: { baseURL: `http://127.0.0.1:${storybookPort}`, viewport: { width: 1440, height: 900 } },
          },
        ]
      : []),
    ...siteSlugs().flatMap((site) =>
      widths.map(({ name, viewport }) => ({
        name: `${site} ${name}`,
        testMatch: filesFor(`${site} ${name}`),
        use: { site, baseURL: `http://${site}.localhost:${port}`, viewport },
      })),
    ),
  ],
  webServer: [
    served(storybook, storybookPort, 'index.json'),
    ...(takesWorkbench ? [served(path.join(root, 'apps/docs/build/site'), docsPort, 'index.html')] : []),
  ],
});

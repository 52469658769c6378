import { expect, test as base } from '@playwright/test';
import type { DealerConfig, SiteDefinition } from '@forecourt/site-config';
import { builtSite } from '../setup/sites.ts';
import { ask } from './ask.ts';
import type { Answer, Question } from './ask.ts';
import { watchConsole } from './console-watch.ts';
import type { ConsoleWatch } from './console-watch.ts';
import { poorVisit } from './poor-visit.ts';
import { sendAwayPromotion } from './promotion.ts';
import { answerTags } from './tag-host.ts';
import { vocabularyOf } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Options set by a Playwright project. */
export interface SiteOptions {
  /** Slug of the site under test. */
  site: string;
}

interface Fixtures {
  definition: SiteDefinition;
  /** Search terms and filters that fit this site's stock. */
  words: Vocabulary;
  dealer: DealerConfig;
  /** Origin of the site: `http://<slug>.localhost:<port>`. */
  origin: string;
  /** Requests a path of the site without a browser. */
  get(path: string, question?: Question): Promise<Answer>;
}

/** A test on one site. */
export const test = base.extend<SiteOptions & Fixtures>({
  site: ['', { option: true }],
  definition: async ({ site }, use) => use(builtSite(site)),
  words: async ({ definition }, use) => use(vocabularyOf(definition)),
  dealer: async ({ definition }, use) => use(definition.dealer),
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  get: async ({ origin }, use) => use((path, question) => ask(new URL(path, origin).href, question)),
});

/** A test in a browser; it fails on console errors and warnings. */
export const journey = test.extend<{ consoleWatch: ConsoleWatch; promotionStays: boolean }>({
  /** Whether the journey tests the promotion of the vehicle page; all others dismiss it automatically. */
  promotionStays: [false, { option: true }],
  consoleWatch: [
    async ({ page, definition, promotionStays }, use) => {
      const watch = watchConsole(page);
      await poorVisit(page);
      await answerTags(page, definition.dealer);
      if (!promotionStays) await sendAwayPromotion(page, definition);
      await use(watch);
      expect(watch.complaints, 'what the console said').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Compares answers of several requests, which must be of one rendering: again if the page was rendered anew in between, because its time was over, or
 * because the vehicle of another journey was reserved, which clears the cache.
 */
export const ofOneRendering = (compare: () => Promise<void>): Promise<void> =>
  expect(compare).toPass({ timeout: 10_000 });

export { expect };

import { expect, test as base } from '@playwright/test';
import type { DealerConfig, SiteDefinition } from '@forecourt/site-config';
import { builtSite } from '../setup/sites.ts';
import { ask } from './ask.ts';
import type { Answer, Question } from './ask.ts';
import { watchConsole } from './console-watch.ts';
import type { ConsoleWatch } from './console-watch.ts';
import { poorLine } from './poor-line.ts';
import { sendAwayPromotion } from './promotion.ts';
import { vocabularyOf } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a project sets. */
export interface SiteOptions {
  /** Slug of the site under test. */
  site: string;
}

interface Fixtures {
  definition: SiteDefinition;
  /** What a shopper of this site may look for. */
  words: Vocabulary;
  dealer: DealerConfig;
  /** Origin of the site: `http://<slug>.localhost:<port>`. */
  origin: string;
  /** Asks the site for a path without a browser. */
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

/** A test in a browser; it fails when a page of it complained in its console. */
export const journey = test.extend<{ consoleWatch: ConsoleWatch; promotionStays: boolean }>({
  /** Whether the journey is about the promotion of the vehicle page; every other sends it away when it comes. */
  promotionStays: [false, { option: true }],
  consoleWatch: [
    async ({ page, definition, promotionStays }, use) => {
      const watch = watchConsole(page);
      await poorLine(page);
      if (!promotionStays) await sendAwayPromotion(page, definition);
      await use(watch);
      expect(watch.complaints, 'what the console said').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

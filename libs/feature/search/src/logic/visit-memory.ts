import { DEFAULT_CACHE_CAPACITY, searchCache } from '@forecourt/stock-search';
import type { SearchAnswer } from './search-answer.ts';
import type { AnsweredPage } from './search-page.ts';
import type { SaidWords } from './understand-request.ts';
import { wordsUrl } from './words-url.ts';

/** Time for which results are fresh, milliseconds; stale ones are shown immediately and revalidated. */
export const FRESH_MS = 60_000;

/** Cache of a visit: results by URL and data of paths, so that Back restores a page as it was. */
export interface VisitMemory {
  /** The results of a URL (path and query); the least recently used are evicted first. */
  answerTo(url: string): { answer: SearchAnswer; stale: boolean } | null;
  /** Storing cached results again does not make them fresher. */
  keepAnswer(url: string, answer: SearchAnswer): void;
  /** The last data of a path. */
  pageOf(path: string): AnsweredPage | null;
  keepPage(page: AnsweredPage): void;
  /** The interpretation of the words in a URL. */
  saidAt(url: string): SaidWords | null;
}

/** Creates a cache; the browser has one for the visit, the server none. */
export function visitMemory(now: () => number): VisitMemory {
  const answers = searchCache<{ answer: SearchAnswer; at: number }>(DEFAULT_CACHE_CAPACITY);
  const pages = new Map<string, AnsweredPage>();
  const said = new Map<string, SaidWords>();
  return {
    answerTo(url) {
      const known = answers.get(url);
      return known ? { answer: known.answer, stale: now() - known.at > FRESH_MS } : null;
    },
    keepAnswer(url, answer) {
      const known = answers.get(url);
      if (known?.answer !== answer) answers.set(url, { answer, at: now() });
    },
    pageOf: (path) => pages.get(path) ?? null,
    keepPage(page) {
      pages.set(page.currentPath, page);
      if (page.said) said.set(wordsUrl(page.url, page.said.words), page.said);
    },
    saidAt: (url) => said.get(url) ?? null,
  };
}

/** The cache of this visit. Only code that runs in a browser may use it. */
export const visit = visitMemory(Date.now);

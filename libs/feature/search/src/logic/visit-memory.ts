import { DEFAULT_CACHE_CAPACITY, searchCache } from '@forecourt/stock-search';
import type { SearchAnswer } from './search-answer.ts';
import type { AnsweredPage } from './search-page.ts';
import type { SaidWords } from './understand-request.ts';
import { wordsUrl } from './words-url.ts';

/** How long an answer counts as fresh, milliseconds; an older one is shown at once and asked for again behind it. */
export const FRESH_MS = 60_000;

/** Answers of a visit by address, and what is known of the paths: leaving and returning finds everything as it was. */
export interface VisitMemory {
  /** The answer under an address (path and query), the one unused for longest forgotten first. */
  answerTo(url: string): { answer: SearchAnswer; stale: boolean } | null;
  /** An answer that is kept already is none the fresher for it. */
  keepAnswer(url: string, answer: SearchAnswer): void;
  /** A path as it was last seen. */
  pageOf(path: string): AnsweredPage | null;
  keepPage(page: AnsweredPage): void;
  /** What was said of the words in an address. */
  saidAt(url: string): SaidWords | null;
}

/** A memory that lasts as long as its owner; the browser has one for the visit, the server none. */
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

/** The memory of this visit. Only code that runs in a browser may touch it. */
export const visit = visitMemory(Date.now);

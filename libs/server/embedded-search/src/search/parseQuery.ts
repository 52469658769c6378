import { tokenize } from '../text/tokenize.ts';

/** A parsed query. */
export interface ParsedQuery {
  /** Words to find; only `*` if there are none. */
  include: string[];
  /** Excluded words and phrases. */
  exclude: string[][];
  /** Required phrases. */
  phrases: string[][];
}

/** Maximum number of words that are evaluated, which bounds the cost of a query. */
const MAX_WORDS = 100;

/** Parses `words "a phrase" -not -"not this"`. Stop words are removed before phrases are parsed. */
export function parseQuery(query: string, stopwords: ReadonlySet<string> = new Set()): ParsedQuery {
  const parsed: ParsedQuery = { include: [], exclude: [], phrases: [] };
  if (query === '*') return { ...parsed, include: ['*'] };
  const phrase: string[] = [];
  let excluding = false;
  let inPhrase = false;
  const words = tokenize(query, '-"').filter((word) => !stopwords.has(word));
  for (const raw of words.slice(0, MAX_WORDS)) {
    let word = raw;
    if (word === '-') continue;
    if (word.startsWith('-')) {
      excluding = true;
      word = word.slice(1);
    }
    if (word.startsWith('"') && word.length > 1) {
      inPhrase = true;
      word = word.slice(1);
    }
    const closes = word.endsWith('"') && inPhrase;
    if (word === '"' && !inPhrase) inPhrase = true;
    for (const part of tokenize(closes ? word.slice(0, -1) : word)) {
      if (inPhrase) phrase.push(part);
      else if (excluding) {
        parsed.exclude.push([part]);
        excluding = false;
      } else parsed.include.push(part);
    }
    if (!closes) continue;
    (excluding ? parsed.exclude : parsed.phrases).push(phrase.splice(0));
    inPhrase = false;
    excluding = false;
  }
  if (phrase.length > 0) {
    if (excluding) parsed.exclude.push(phrase);
    else parsed.include.push(...phrase);
  }
  if (parsed.include.length === 0)
    parsed.include.push(stopwords.size > 0 && parsed.phrases.length === 0 ? NOTHING : '*');
  return parsed;
}

/** A word that no text contains: it replaces a query of stop words only. */
const NOTHING = '##hrhdh##';

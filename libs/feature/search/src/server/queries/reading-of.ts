import { parseSearchUrl, RANGE_FACETS, TEXT_FACETS } from '@forecourt/stock-search';
import type { NumberRange, SearchSite } from '@forecourt/stock-search';
import type { SaidWords } from '../../logic/understand-request.ts';
import type { ShopperQuery } from './read-queries.ts';

type Meaning = ShopperQuery['meaning'];

/** The meaning of a search URL and of the words that the page reports, in the form of `readQueries`. */
export function readingOf(url: string, said: SaidWords | null, site: SearchSite): Meaning {
  const state = parseSearchUrl(url, site);
  const { near, radiusKm, sortBy } = state;
  const words = state.query.split(' ').filter((word) => word !== '');
  const parts: [string, readonly string[]][] = [
    ...TEXT_FACETS.map((facet): [string, readonly string[]] => [facet, state[facet]]),
    ...RANGE_FACETS.map((facet): [string, string[]] => [facet, state[facet].map(rangeText)]),
    ['near', near ? [near.label.replace(/ [A-Z]{2,3}( \d{4})?$/, '')] : []],
    ['radius', radiusKm === null ? [] : [String(radiusKm)]],
    ['sort', sortBy === 'most-relevant' || sortBy === 'nearest' ? [] : [sortBy]],
    ['text', words.filter((word) => !word.startsWith('-'))],
    ['without', words.filter((word) => word.startsWith('-')).map((word) => word.slice(1))],
    ['ignored', said ? [...said.dropped, ...said.notes] : []],
  ];
  return new Map(parts.filter(([, values]) => values.length > 0));
}

/**
 * The difference between the meaning of a query and what was understood, as text; `null` if there is none. A badge and its words as
 * text are the same; a word is ignored if a sentence about ignored words has it.
 */
export function differenceOf(meant: Meaning, read: Meaning): string | null {
  const names = [...new Set([...meant.keys(), ...read.keys()])].filter((name) => name !== 'badge');
  const wrong = names.filter((name) => !isSame(name, valuesOf(name, meant), valuesOf(name, read)));
  if (!isSameText(meant, read)) wrong.push('badge', 'text');
  if (wrong.length === 0) return null;
  const shown = (meaning: Meaning) =>
    wrong.map((name) => `${name}=${meaning.get(name)?.join('|') ?? 'none'}`).join('; ');
  return `${shown(read)}, not ${shown(meant)}`;
}

function isSame(name: string, meant: readonly string[], read: readonly string[]): boolean {
  if (name === 'text') return true;
  if (meant.length === 0 || read.length === 0) return meant.length === read.length;
  const found = read.join('|').toLowerCase();
  if (name === 'ignored') return meant.every((word) => found.includes(word.toLowerCase()));
  return meant.join('|').toLowerCase() === found;
}

function valuesOf(name: string, meaning: Meaning): string[] {
  return (meaning.get(name) ?? []).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
}

/**
 * Whether the words of badge and text are the same: each badge that was read has every word that was meant as a badge. `poptop` and
 * `pop top` are the same, singular and plural too.
 */
function isSameText(meant: Meaning, read: Meaning): boolean {
  const wanted = [...wordsOf(meant, 'badge'), ...wordsOf(meant, 'text')];
  const typed = wordsOf(read, 'text');
  const badges = (read.get('badge') ?? []).map((badge) => wordsIn([badge]));
  if (badges.length === 0 && typed.join('') === wanted.join('')) return true;
  const rest = wanted.filter((word) => !typed.includes(word));
  const isTyped = typed.every((word) => wanted.includes(word));
  if (badges.length === 0) return isTyped && rest.length === 0;
  return isTyped && rest.length > 0 && badges.every((badge) => rest.every((word) => badge.includes(word)));
}

function wordsOf(meaning: Meaning, name: string): string[] {
  return wordsIn(meaning.get(name) ?? []);
}

function wordsIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().split(/[^a-z0-9.]+/))
    .map((word) => word.replace(/s$/, ''));
}

function rangeText({ min, max }: NumberRange): string {
  return min === max ? String(min) : `${min ?? ''}-${max ?? ''}`;
}

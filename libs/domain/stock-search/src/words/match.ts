import type { ItemType } from '@forecourt/vehicle';
import type { SearchVocabulary } from '../state/searchSite.ts';
import type { SearchFields } from '../state/searchState.ts';
import type { SearchPlace } from '../state/place.ts';
import type { Facet } from '../state/facets.ts';
import type { NumberRange } from '../state/numberRange.ts';
import { spanLabel, type SaidSpan } from './spanLabel.ts';

/** The words of a site's stock, beside those of its paths. A make, model or badge is understood only if it is here. */
export interface WordsVocabulary extends SearchVocabulary {
  readonly badges?: readonly string[];
  /** The colours as the stock spells them: 'red' then finds all that are a red. Without them it finds 'Red'. */
  readonly colours?: readonly string[];
}

/** What the words mean beyond the vocabulary. */
export interface WordsOptions {
  /** Says which year it is, in Brisbane. */
  readonly now: Date;
  /** The kinds of vehicle the site lists: 'caravans' is a filter only where there is something to filter. */
  readonly itemTypes?: readonly ItemType[];
  /** Call used cars Pre-Owned. */
  readonly preOwnedLabel?: boolean;
  /** The place that a text names exactly, or `null`. Without it no place is understood. */
  readonly findPlace?: (text: string) => SearchPlace | null;
}

/**
 * What a group of words was understood as: a facet, a place, an order, a word to do `without`, or a `note`, which filters nothing and
 * whose label says why.
 */
export type UnderstoodKind = Facet | 'near' | 'order' | 'without' | 'note';

/** One meaning of some words. */
export interface Meaning {
  readonly kind: UnderstoodKind;
  /** For a chip: '2018 or newer'. */
  readonly label: string;
  /** What it adds to a search. */
  readonly fields: SearchFields;
}

/**
 * What some words at one place of the text are: a meaning; a `filler` that says nothing; or `text`, which is searched for as it
 * stands, with meanings to offer where the words have several.
 */
export type Match = { readonly size: number } & (
  | { readonly as: 'meaning'; readonly meaning: Meaning }
  | { readonly as: 'filler' }
  | { readonly as: 'text'; readonly offers: readonly Meaning[] }
);

/** Input of the parser. */
export interface Reading extends WordsOptions {
  readonly vocabulary: WordsVocabulary;
  readonly year: number;
}

/** The words stay text. */
export function asText(size: number, offers: readonly Meaning[] = []): Match {
  return { size, as: 'text', offers };
}

/** The words have a meaning. */
export function asMeaning(size: number, kind: UnderstoodKind, label: string, fields: SearchFields): Match {
  return { size, as: 'meaning', meaning: { kind, label, fields } };
}

/** The words are a span. */
export function spanMatch(size: number, facet: SaidSpan, range: NumberRange): Match {
  return { size, as: 'meaning', meaning: spanMeaning(facet, range) };
}

/** A span as a meaning. */
export function spanMeaning(facet: SaidSpan, range: NumberRange): Meaning {
  return { kind: facet, label: spanLabel(facet, range), fields: { [facet]: [range] } };
}

/** The longest of some matches, the first of those as long. */
export function longest(matches: readonly (Match | null)[]): Match | null {
  let best: Match | null = null;
  for (const match of matches) if (match && (best === null || match.size > best.size)) best = match;
  return best;
}

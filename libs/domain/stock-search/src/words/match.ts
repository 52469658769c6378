import type { ItemType } from '@forecourt/vehicle';
import type { SearchVocabulary } from '../state/searchSite.ts';
import type { SearchFields } from '../state/searchState.ts';
import type { SearchPlace } from '../state/place.ts';
import type { Facet } from '../state/facets.ts';
import type { NumberRange } from '../state/numberRange.ts';
import { spanLabel, type SaidSpan } from './spanLabel.ts';

/**
 * The vocabulary of a site's stock, in addition to that of its paths. Makes, models and badges are understood only if they are in
 * it.
 */
export interface WordsVocabulary extends SearchVocabulary {
  readonly badges?: readonly string[];
  /** The colour names in the stock: 'red' then matches all shades of red. Without them it matches 'Red'. */
  readonly colours?: readonly string[];
  /** The values in the stock by facet. A body, fuel, gearbox or drive that is not among them is not understood. */
  readonly values?: { readonly [F in StockFacet]?: readonly string[] };
  /** Dollars: an amount without a unit that is far above it may be an odometer reading. */
  readonly averagePrice?: number;
}

/** The facets whose values in the stock decide what words mean. */
export type StockFacet = 'body' | 'fuel' | 'transmission' | 'drive' | 'axle_type';

/** Options in addition to the vocabulary. */
export interface WordsOptions {
  /** The current time, for the current year in Brisbane. */
  readonly now: Date;
  /** The item types of the site: 'caravans' is a filter only if there are several. */
  readonly itemTypes?: readonly ItemType[];
  /** Call used cars Pre-Owned. */
  readonly preOwnedLabel?: boolean;
  /** Finds a place by its exact name, or `null`. Without it places are not understood. */
  readonly findPlace?: (text: string) => SearchPlace | null;
}

/**
 * The kind of an understood phrase: a facet, a place, a sort order, an excluded word (`without`), or a `note`, which does not
 * filter and whose label is the reason.
 */
export type UnderstoodKind = Facet | 'near' | 'order' | 'without' | 'note';

/** One meaning of a phrase. */
export interface Meaning {
  readonly kind: UnderstoodKind;
  /** For a chip: '2018 or newer'. */
  readonly label: string;
  /** The search fields that it adds. */
  readonly fields: SearchFields;
  /** Whether it is left out if other words name a body, an item type or a model. A text is the note that then stands for it. */
  readonly yields?: boolean | string;
  /** Whether it is a use that names a vehicle, `runabout`, and so precedes one that does not, `for work`. */
  readonly isVehicle?: boolean;
  /** The word that excludes it, if that is not the one that was typed. */
  readonly word?: string;
}

/**
 * The match of a phrase: a meaning; a `filler` without meaning; or `text`, which is searched literally, with suggested meanings
 * if the phrase is ambiguous.
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

/** A match that stays text. */
export function asText(size: number, offers: readonly Meaning[] = []): Match {
  return { size, as: 'text', offers };
}

/** A match with a meaning. */
export function asMeaning(size: number, kind: UnderstoodKind, label: string, fields: SearchFields): Match {
  return { size, as: 'meaning', meaning: { kind, label, fields } };
}

/** A match with a range. */
export function spanMatch(size: number, facet: SaidSpan, range: NumberRange): Match {
  return { size, as: 'meaning', meaning: spanMeaning(facet, range) };
}

/** The meaning of a range. */
export function spanMeaning(facet: SaidSpan, range: NumberRange): Meaning {
  return { kind: facet, label: spanLabel(facet, range), fields: { [facet]: [range] } };
}

/** The longest match; the first of equal length. */
export function longest(matches: readonly (Match | null)[]): Match | null {
  let best: Match | null = null;
  for (const match of matches) if (match && (best === null || match.size > best.size)) best = match;
  return best;
}

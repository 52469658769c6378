import { distanceKm } from '@forecourt/location';
import { readState } from '@forecourt/values';
import type { IndexedFields } from '../document/searchDocument.ts';
import { facetField } from '../request/facetField.ts';
import { QUERY_BY } from '../request/engineRequest.ts';
import { RANGE_FACETS, TEXT_FACETS, type TextFacet } from '../state/facets.ts';
import type { NumberRange } from '../state/numberRange.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { searchState, type SearchFields, type SearchState } from '../state/searchState.ts';
import { PRESTIGE_PATH } from '../url/searchPath.ts';

/** The indexed fields of a vehicle, in the form that searches are compared with. Make it with `matchedDocument`. */
export interface MatchedDocument {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly numbers: ReadonlyMap<string, number>;
  /** The words of the fields that a query searches. */
  readonly words: readonly string[];
  readonly geo: readonly [number, number] | null;
}

/** A part of a search: a vehicle that it does not hold for is not found. */
export interface SearchCondition {
  /** The same for the same condition of another search of the site. */
  readonly key: string;
  holds(document: MatchedDocument): boolean;
}

/** A search that is compared with vehicles one by one. */
export interface SearchMatcher {
  /** The chosen values of each text facet that has some, in the form of `MatchedDocument.texts`. */
  readonly chosen: ReadonlyMap<TextFacet, ReadonlySet<string>>;
  /** All of them hold for a vehicle that the search finds. */
  readonly conditions: readonly SearchCondition[];
  /** Whether the engine finds the vehicle by this search. */
  matches(document: MatchedDocument): boolean;
}

const QUERY_FIELDS = QUERY_BY.split(',');

/**
 * A search for one vehicle at a time: the rule of `refinementFilter`, `placeFilter` and the path for one document. Each word of the query is
 * the beginning of a word of the vehicle; `-word` excludes. Unlike the engine it corrects no typing errors, leaves no word out when nothing is
 * found, and takes each word as a beginning, not only the last. Order and page do not matter,
 * nor which stock the site lists: that is `siteLists`. (SR-15, SR-20)
 *
 * @example searchMatcher({ make: ['kia'] }, site).matches(matchedDocument({ make: 'Kia' })) // true
 */
export function searchMatcher(fields: SearchFields, site: SearchSite): SearchMatcher {
  const state = searchState(fields, site);
  const chosen = new Map(
    TEXT_FACETS.filter((facet) => state[facet].length > 0).map(
      (facet) => [facet, new Set(state[facet].map(comparable))] as const,
    ),
  );
  const conditions = [
    ...[...chosen].map(([facet, values]) => textCondition(facet, values)),
    ...RANGE_FACETS.filter((facet) => state[facet].length > 0).map((facet) =>
      rangeCondition(facetField(facet), state[facet]),
    ),
    ...state.query.split(' ').flatMap((word) => wordCondition(word)),
    ...placeConditions(state),
    ...pathCondition(state, site),
  ];
  return { chosen, conditions, matches: (document) => conditions.every(({ holds }) => holds(document)) };
}

/** The fields of a vehicle for `searchMatcher`. A field without a value matches no choice of its facet. */
export function matchedDocument(fields: Partial<IndexedFields>): MatchedDocument {
  const texts = new Map<string, readonly string[]>();
  const numbers = new Map<string, number>();
  for (const [name, own] of Object.entries(fields)) {
    // Documents that were kept before imports read states have their names.
    const value = name === 'state' ? (readState(own) ?? own) : own;
    if (typeof value === 'number') numbers.set(name, value);
    texts.set(
      name,
      [value].flat().map((each) => comparable(String(each))),
    );
  }
  const words = QUERY_FIELDS.flatMap((name) => texts.get(name) ?? []).flatMap((text) => text.split(' '));
  return { texts, numbers, words, geo: fields.geo ?? null };
}

/** A text as the engine compares it: without case, accents and punctuation. */
function comparable(text: string): string {
  return text
    .split(/[ \n]/)
    .map(folded)
    .filter((word) => word !== '')
    .join(' ');
}

const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function textCondition(facet: TextFacet, values: ReadonlySet<string>): SearchCondition {
  return {
    key: `${facet} ${JSON.stringify([...values])}`,
    holds: ({ texts }) => texts.get(facet)?.some((value) => values.has(value)) ?? false,
  };
}

function rangeCondition(field: string, ranges: readonly NumberRange[]): SearchCondition {
  return {
    key: `${field} ${JSON.stringify(ranges)}`,
    holds({ numbers }) {
      const value = numbers.get(field);
      if (value === undefined) return false;
      return ranges.some(({ min, max }) => value >= (min ?? -Infinity) && value <= (max ?? Infinity));
    },
  };
}

function wordCondition(typed: string): SearchCondition[] {
  const word = folded(typed);
  const isWithout = typed.startsWith('-');
  if (word === '') return [];
  return [
    {
      key: `${isWithout ? 'without' : 'word'} ${word}`,
      holds: ({ words }) => words.some((known) => known.startsWith(word)) !== isWithout,
    },
  ];
}

function placeConditions({ near, radiusKm, bounds }: SearchState): SearchCondition[] {
  const conditions: SearchCondition[] = [];
  const point = near?.point;
  if (point && radiusKm !== null)
    conditions.push({
      key: `near ${point.lat} ${point.long} ${radiusKm}`,
      holds: ({ geo }) => geo !== null && distanceKm(point, { lat: geo[0], long: geo[1] }) <= radiusKm,
    });
  if (bounds) {
    const { south, west, north, east } = bounds;
    conditions.push({
      key: `bounds ${south} ${west} ${north} ${east}`,
      holds: ({ geo }) =>
        geo !== null && geo[0] >= south && geo[0] <= north && geo[1] >= west && geo[1] <= east,
    });
  }
  return conditions;
}

/** Prestige is one of the site's makes, or a price from its minimum up. (ruling 10) */
function pathCondition({ currentPath }: SearchState, { vocabulary }: SearchSite): SearchCondition[] {
  const prestige = vocabulary?.prestige;
  if (currentPath !== PRESTIGE_PATH || !prestige) return [];
  const makes = new Set((prestige.makes ?? []).map(comparable));
  const from = prestige.minPrice ?? Infinity;
  return [
    {
      key: 'prestige',
      holds: ({ texts, numbers }) =>
        (texts.get('make')?.some((make) => makes.has(make)) ?? false) || (numbers.get('price') ?? -1) >= from,
    },
  ];
}

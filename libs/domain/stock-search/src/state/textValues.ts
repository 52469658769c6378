import { readState } from '@forecourt/values';
import { CAR_TYPES, ITEM_TYPES } from '@forecourt/vehicle';
import { cleanText } from './cleanText.ts';
import type { TextFacet } from './facets.ts';
import type { NamedSlug, SearchVocabulary } from './searchSite.ts';
import { modelsOf, stockName } from './stockName.ts';

const MAX_VALUES = 50;
const MAX_LENGTH = 100;
const PEOPLE = /^[1-9]\d?$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const CLOSED: { readonly [F in TextFacet]?: readonly string[] } = {
  car_type: CAR_TYPES,
  item_type: ITEM_TYPES,
  certified: ['false', 'true'],
};

/**
 * The valid values of a text facet: cleaned, with the stock's exact name if the vocabulary has it and states by their letters, in
 * alphabetical order without duplicates, 50 at most. Values that cannot match (no letter or digit, an unknown car type, an invalid number of people) are
 * left out.
 */
export function textValues(
  facet: TextFacet,
  values: readonly string[] | undefined,
  vocabulary: SearchVocabulary | undefined,
): readonly string[] {
  if (values === undefined || values.length === 0) return [];
  const valid = values.map((value) => validValue(facet, value, vocabulary)).filter((value) => value !== null);
  return [...new Set(valid)].sort().slice(0, MAX_VALUES);
}

function validValue(
  facet: TextFacet,
  value: string,
  vocabulary: SearchVocabulary | undefined,
): string | null {
  const text = cleanText(value, MAX_LENGTH);
  if (!LETTER_OR_DIGIT.test(text)) return null;
  const closed = CLOSED[facet];
  // Searches that were saved before imports read states have their names.
  if (facet === 'state') return readState(text) ?? text;
  if (facet === 'sleeps') return PEOPLE.test(text) ? text : null;
  if (closed) return closed.find((known) => known === text.toLowerCase()) ?? null;
  return stockName(text, namesOf(facet, vocabulary));
}

function namesOf(facet: TextFacet, vocabulary: SearchVocabulary = {}): readonly NamedSlug[] {
  if (facet === 'make') return vocabulary.makes ?? [];
  if (facet === 'model') return modelsOf(vocabulary.makes ?? []);
  if (facet === 'location_name') return vocabulary.locations ?? [];
  return facet === 'dealership_name' ? (vocabulary.dealerships ?? []) : [];
}

/** A rule for queries that contain a phrase (`contains`) or equal it (`exact`). */
export interface CurationRule {
  readonly id: string;
  readonly rule: { readonly query: string; readonly match: 'contains' | 'exact' };
  readonly remove_matched_tokens?: boolean;
  readonly replace_query?: string;
  readonly stop_processing?: boolean;
}

/** A query without information about a vehicle: shows everything. */
const anything = (query: string): CurationRule => ({
  id: `all-${query.replaceAll(' ', '-')}`,
  rule: { query, match: 'exact' },
  replace_query: '*',
});

/** Filler words next to other words: only the others are searched. */
const filler = (query: string): CurationRule => ({
  id: `filler-${query.replaceAll(' ', '-')}`,
  rule: { query, match: 'contains' },
  remove_matched_tokens: true,
});

/**
 * Rules for words that would only prevent matches. None of them filters, sorts or pins, so that a search never does silently what
 * the shopper did not enter.
 */
export const CAR_CURATION: readonly CurationRule[] = [
  ...['car', 'cars', 'vehicle', 'vehicles', 'all cars', 'any car'].map(anything),
  ...['for sale', 'cars', 'vehicles'].map(filler),
];

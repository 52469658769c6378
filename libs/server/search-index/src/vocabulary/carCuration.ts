/** A rule for queries that hold a phrase (`contains`) or are it (`exact`). */
export interface CurationRule {
  readonly id: string;
  readonly rule: { readonly query: string; readonly match: 'contains' | 'exact' };
  readonly remove_matched_tokens?: boolean;
  readonly replace_query?: string;
  readonly stop_processing?: boolean;
}

/** The whole query says nothing about which vehicle: everything is shown. */
const anything = (query: string): CurationRule => ({
  id: `all-${query.replaceAll(' ', '-')}`,
  rule: { query, match: 'exact' },
  replace_query: '*',
});

/** Words that no vehicle is called, beside others that say which: only the others are looked for. */
const filler = (query: string): CurationRule => ({
  id: `filler-${query.replaceAll(' ', '-')}`,
  rule: { query, match: 'contains' },
  remove_matched_tokens: true,
});

/**
 * Rules for words that would only keep cars from being found. None of them filters, orders or pins: what a shopper did not
 * ask for is never done in silence.
 */
export const CAR_CURATION: readonly CurationRule[] = [
  ...['car', 'cars', 'vehicle', 'vehicles', 'all cars', 'any car'].map(anything),
  ...['for sale', 'cars', 'vehicles'].map(filler),
];

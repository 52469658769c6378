export { CAR_COLLECTION_ALIAS, carCollectionSchema } from './document/carCollectionSchema.ts';
export type { CollectionField, CollectionSchema } from './document/carCollectionSchema.ts';
export { bodyLabel } from './document/bodyLabel.ts';
export type { CardFields } from './document/cardFields.ts';
export { customRank } from './document/customRank.ts';
export { hitToCar, hitWeekly } from './document/hitToCar.ts';
export { PRICE_RANGE_LABELS, priceRangeLabel } from './document/priceRangeLabel.ts';
export { searchDocument } from './document/searchDocument.ts';
export type {
  IndexedFields,
  SearchDocument,
  SearchDocumentOptions,
  WeeklyEstimate,
} from './document/searchDocument.ts';
export { shownPrice } from './document/shownPrice.ts';

export { RANGE_FACETS, TEXT_FACETS } from './state/facets.ts';
export type { Facet, RangeFacet, TextFacet } from './state/facets.ts';
export type { NumberRange } from './state/numberRange.ts';
export type { SearchRefinements, SearchState } from './state/searchState.ts';
export { DEFAULT_SORT, isSortBy, SORT_OPTIONS } from './state/sortBy.ts';
export type { SortBy } from './state/sortBy.ts';

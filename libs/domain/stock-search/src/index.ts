export { carCollectionSchema } from './document/carCollectionSchema.ts';
export type { CollectionField, CollectionSchema } from './document/carCollectionSchema.ts';
export { CARDS_ALONE, CARD_HIT_FIELDS } from './document/cardHit.ts';
export type { CardHit } from './document/cardHit.ts';
export type { CardFields } from './document/cardFields.ts';
export { hitToCar, hitWeekly } from './document/hitToCar.ts';
export { searchDocument } from './document/searchDocument.ts';
export { CAR_COLLECTION_BASE, siteCollection } from './document/siteCollection.ts';
export type {
  IndexedFields,
  SearchDocument,
  SearchDocumentOptions,
  WeeklyEstimate,
} from './document/searchDocument.ts';

export { CARAVAN_FACETS, RANGE_FACETS, TEXT_FACETS } from './state/facets.ts';
export type { Facet, RangeFacet, TextFacet } from './state/facets.ts';
export type { NumberRange } from './state/numberRange.ts';
export { formatBounds, formatPlace, parsePlace } from './state/place.ts';
export type { GeoBounds, GeoPoint, SearchPlace } from './state/place.ts';
export { formatRange } from './state/rangeValues.ts';
export { DEFAULT_PAGE_SIZE } from './state/searchSite.ts';
export type { BaseFilters, MakeEntry, NamedSlug, SearchSite, SearchVocabulary } from './state/searchSite.ts';
export { searchState } from './state/searchState.ts';
export type { SearchFields, SearchRefinements, SearchState } from './state/searchState.ts';
export { DEFAULT_SORT, isSortBy, sortOptions } from './state/sortBy.ts';
export type { SortBy } from './state/sortBy.ts';

export { canonicalSearch } from './url/canonicalSearch.ts';
export type { CanonicalSearch } from './url/canonicalSearch.ts';
export { formatSearchUrl } from './url/formatSearchUrl.ts';
export { makeVocabulary } from './url/makeVocabulary.ts';
export { parseSearchUrl } from './url/parseSearchUrl.ts';
export { pathConflicts } from './url/pathConflicts.ts';
export type { PathConflict } from './url/pathConflicts.ts';
export { readVehicleSlug } from './url/readVehicleSlug.ts';
export type { VehicleFromSlug } from './url/readVehicleSlug.ts';
export { resolveSearchPath } from './url/resolveSearchPath.ts';
export { DEFAULT_SEARCH_PATH } from './url/searchPath.ts';
export type { PathRefinements, SearchPath } from './url/searchPath.ts';
export { tidySearchUrl } from './url/tidySearchUrl.ts';
export { TYPE_SLUGS } from './url/typePaths.ts';
export type { UnreadEnds } from './url/formEnds.ts';
export { unreadEnds } from './url/unreadEnds.ts';

export { disjunctiveRequests, engineRequest, QUERY_BY } from './request/engineRequest.ts';
export type { EngineRequest, EngineRequestOptions } from './request/engineRequest.ts';
export { countRequest } from './request/countRequest.ts';
export { facetField } from './request/facetField.ts';
export { listingFilter } from './request/listingFilter.ts';
export { PRICE_PROBLEM_VARIANTS, priceProblemFilter } from './request/priceProblemFilter.ts';
export type { PriceProblemVariant } from './request/priceProblemFilter.ts';
export { similarCars, similarCarsRequests } from './request/similarCars.ts';
export type { SimilarTo } from './request/similarCars.ts';

export { BUDGET_PRICE_FLOOR, budgetButton, budgetRequests } from './rules/budgetSearch.ts';
export type { BudgetButton, BudgetChoice, BudgetFacts } from './rules/budgetSearch.ts';
export { carTypeLabel, sortCarTypes } from './rules/carTypes.ts';
export type { CarTypeWords } from './rules/carTypes.ts';
export { listingRules } from './rules/listingRules.ts';
export type { ListingSettings } from './rules/listingRules.ts';
export { PRICE_SLIDER, QUICK_PRICES } from './rules/priceChoices.ts';
export { withoutSold } from './rules/withoutSold.ts';
export { resultCount } from './rules/resultCount.ts';
export type { CountFacts } from './rules/resultCount.ts';
export { DEFAULT_CACHE_CAPACITY, searchCache } from './rules/searchCache.ts';
export type { SearchCache, SearchCacheAge } from './rules/searchCache.ts';
export { siteLists } from './rules/siteLists.ts';

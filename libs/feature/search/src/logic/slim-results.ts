import { RANGE_FACETS, facetField } from '@forecourt/stock-search';

/** Of each hit: marks of found words, and the engine's own copy. Nothing on a card shows them. */
const UNUSED_OF_HIT = [
  '_highlightResult',
  '_snippetResult',
  '_rawTypesenseHit',
  'text_match_info',
  'text_match',
  'geo_distance_meters',
];
const UNUSED_OF_RESULT = ['_rawTypesenseResult', 'renderingContent', 'request_params'];

/**
 * The engine's answer without what the page never reads, so that it does not travel inside the HTML: a third of the size.
 * Number facets keep their bounds and lose the count of every single price.
 */
export function slimResults<Results>(initialResults: Results): Results {
  const numbers = new Set<string>(RANGE_FACETS.map(facetField));
  return JSON.parse(
    JSON.stringify(initialResults, (key, value: unknown) => {
      if (UNUSED_OF_HIT.includes(key) || UNUSED_OF_RESULT.includes(key)) return undefined;
      if (key !== 'facets' || !isCounts(value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([facet, counts]) => [facet, numbers.has(facet) ? {} : counts]),
      );
    }),
  );
}

function isCounts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

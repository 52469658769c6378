import type { CardHit } from '@forecourt/stock-search';
import type { SearchResults } from 'algoliasearch-helper';
import { answerFrom } from '../logic/search-answer.ts';
import type { SearchAnswer } from '../logic/search-answer.ts';
import { availableIn } from './stock-client.ts';

/** The part of InstantSearch's results that the page shows. */
export function answerOf(results: SearchResults): SearchAnswer {
  const counts = new Map(results.disjunctiveFacets.map(({ name, data }) => [name, Object.entries(data)]));
  return answerFrom({ found: results.nbHits, available: availableIn(results) }, results.hits.filter(isCard), {
    counts: (field) => counts.get(field),
    stats: (field) => results.getFacetStats(field),
  });
}

function isCard(hit: object): hit is CardHit {
  return 'car_id' in hit;
}

import type { SimilarCars } from '@forecourt/platform-client/contracts';
import { hitToCar, type SearchDocument } from '@forecourt/stock-search';
import { publicCar, type Car } from '@forecourt/vehicle';
import type { SearchPort } from '../ApiServices.ts';
import type { ApiSite } from '../ApiSite.ts';
import { similarSearches } from './similarSearches.ts';

/** How many similar cars are given at most. (§9) */
export const SIMILAR_LIMIT = 6;

const PATIENCE_MS = 3_000;

interface MultiSearchAnswer {
  results: { hits?: { document: SearchDocument }[]; error?: string }[];
}

/**
 * At most six cars like another one, the same model first, none twice. Throws when the engine does not answer; a search
 * that it refuses counts as one without hits.
 */
export async function findSimilar(car: Car, site: ApiSite, engine: SearchPort): Promise<SimilarCars> {
  const response = await engine.fetch('/multi_search', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-typesense-api-key': engine.apiKey },
    body: JSON.stringify({ searches: similarSearches(car, site, engine.collection) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The search engine answered ${response.status}.`);
  const { results }: MultiSearchAnswer = await response.json();
  const hits = results.flatMap((result) => result.hits ?? []);
  const unique = new Map(hits.map(({ document }) => [document.car_id, document] as const).toReversed());
  const order = [...new Set(hits.map(({ document }) => document.car_id))].slice(0, SIMILAR_LIMIT);
  const cars = order.flatMap((id) => {
    const document = unique.get(id);
    return document ? [publicCar(hitToCar(document), site.publish)] : [];
  });
  return { ids: cars.map(({ id }) => id), cars };
}

import type { ApiSite, SearchPort } from '@forecourt/api';
import type { SimilarCars } from '@forecourt/platform-client/contracts';
import {
  CARDS_ALONE,
  hitToCar,
  hitWeekly,
  similarCars,
  similarCarsRequests,
  type CardHit,
} from '@forecourt/stock-search';
import type { Car } from '@forecourt/vehicle';

interface MultiSearchAnswer {
  results: { hits?: { document: CardHit & { id: string } }[]; error?: string }[];
}

/**
 * At most six cars similar to one, the same model first, without duplicates. A search that the engine rejects counts
 * as one without hits.
 *
 * @throws Error if the engine fails, or does not answer within the limit of its port.
 */
export async function findSimilar(
  car: Car,
  site: ApiSite,
  { engine, now }: { engine: SearchPort; now: Date },
): Promise<SimilarCars> {
  const searches = similarCarsRequests(car, site, { now }).map((each) => ({ ...each, ...CARDS_ALONE }));
  const response = await engine.fetch('/multi_search', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-typesense-api-key': engine.keyOf(site.slug) },
    body: JSON.stringify({ searches }),
  });
  if (!response.ok) throw new Error(`The search engine answered ${response.status}.`);
  const { results }: MultiSearchAnswer = await response.json();
  const hits = results.map((result) => (result.hits ?? []).map(({ document }) => document));
  // The search index has no private data of a car.
  const cars = similarCars(car, hits).map((hit) => ({ ...hitToCar(hit), weekly: hitWeekly(hit) }));
  return { ids: cars.map(({ id }) => id), cars };
}

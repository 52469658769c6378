import type { CarRow } from '@forecourt/database';
import { financeEstimate } from '@forecourt/finance';
import type { PublicSite } from '@forecourt/site-config';
import { searchDocument } from '@forecourt/stock-search';
import type { SearchDocument } from '@forecourt/stock-search';

/** The document of a car as its own site lists it: the weekly figure follows that site's finance. */
export function carDocuments(
  sites: readonly Pick<PublicSite, 'slug' | 'finance'>[],
  now: () => Date,
): (row: CarRow) => SearchDocument {
  const finances = new Map(sites.map(({ slug, finance }) => [slug, finance]));
  return (row) => {
    const car = { ...row.car, id: row.id };
    const finance = finances.get(row.dealer);
    const estimate = finance ? financeEstimate(car, finance, { now: now() }) : null;
    const weekly = estimate && 'amount' in estimate && estimate.frequency === 'weekly' ? estimate : null;
    return searchDocument(car, { sites: [row.dealer], now: now(), weekly });
  };
}

import type { CarRow } from '@forecourt/database';
import { estimatePeriod, financeEstimate } from '@forecourt/finance';
import type { IndexedSite } from '@forecourt/search-index';
import type { PublicSite } from '@forecourt/site-config';
import { listingRules, searchDocument, siteLists } from '@forecourt/stock-search';
import type { SearchDocument } from '@forecourt/stock-search';

/**
 * The site for its search index: its listing rules and its finance settings for the weekly repayment.
 *
 * @param stock slugs of the dealers whose cars it may list; its own by default.
 */
export function indexedSite(
  { slug, stock: settings, finance }: Pick<PublicSite, 'slug' | 'stock' | 'finance'>,
  now: () => Date,
  stock: readonly string[] = [slug],
): IndexedSite {
  const rules = listingRules(slug, settings);
  return {
    slug,
    stock,
    // Documents have repayments: they are right for a time.
    get rules() {
      return JSON.stringify({ stock, rules, finance, period: finance && estimatePeriod(finance, now()) });
    },
    lists: ({ car }) => siteLists(car, rules, { now: now() }),
    documentOf: (row) => documentOf(row, finance, now()),
  };
}

function documentOf({ id, car }: CarRow, finance: PublicSite['finance'], now: Date): SearchDocument {
  const numbered = { ...car, id };
  const estimate = finance ? financeEstimate(numbered, finance, { now }) : null;
  const weekly = estimate && 'amount' in estimate && estimate.frequency === 'weekly' ? estimate : null;
  return searchDocument(numbered, { now, weekly });
}

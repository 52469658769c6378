import type { BundledSite } from '@forecourt/site-config';
import { listingRules } from '@forecourt/stock-search';
import type { MakeEntry, SearchSite } from '@forecourt/stock-search';
import type { WordsVocabulary } from '@forecourt/stock-search/words';
import type { StockWords } from './stockWords.ts';

/**
 * The site data that the search rules need.
 *
 * @param makes the makes and models that paths may name; in the browser only those of the current path.
 */
export function searchSite(site: BundledSite, makes: readonly MakeEntry[] = []): SearchSite {
  const { stock } = site;
  return {
    ...listingRules(site.slug, stock),
    preOwnedLabel: stock.preOwnedLabel,
    priceAscendingRequiresPrice: stock.priceAscendingRequiresPrice,
    configuredStockCount: stock.configuredCount,
    legacyListing: stock.legacyListing,
    vocabulary: {
      makes,
      locations: site.locations.map(({ slug, name }) => ({ slug, name })),
      dealerships: site.dealerships.map(({ slug, name }) => ({ slug, name })),
      prestige: stock.prestige ?? null,
    },
  };
}

/** The site data for free-text search: the rules, with the whole vocabulary of its stock. */
export function wordsSite(
  site: BundledSite,
  { makes, ...words }: StockWords,
): SearchSite & { readonly vocabulary: WordsVocabulary } {
  const rules = searchSite(site, makes);
  return { ...rules, vocabulary: { ...rules.vocabulary, ...words } };
}

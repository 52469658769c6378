import { indexedSite, stockOf, type ApiSite, type SiteFacts } from '@forecourt/api';
import type { CarRow } from '@forecourt/database';
import { displayedPrice } from '@forecourt/pricing';
import type { PublicSite, ServerOptions } from '@forecourt/site-config';
import type { SendHours } from '@forecourt/stock-alert';
import {
  DEFAULT_SEARCH_PATH,
  facetField,
  listingRules,
  QUERY_BY,
  RANGE_FACETS,
  searchState,
  TEXT_FACETS,
  type SearchSite,
} from '@forecourt/stock-search';
import type { SearchKey } from '@forecourt/subscriptions';
import { isForSale } from '@forecourt/vehicle';
import type { alerts } from '../manifest.ts';
import { readPushKeys } from './push/push-keys.ts';
import { openPush, type PushSender } from './push/web-push.ts';

type Options = ServerOptions<typeof alerts>;

/** What a site needs for its alerts. */
export interface AlertSite extends Options {
  /** The rules of its searches, without the makes of its stock. */
  rules: SearchSite;
  shown: PublicSite;
  /** Sends notifications; null without keys. */
  push: PushSender | null;
}

/**
 * The alerts of a site.
 *
 * @throws Error with a fix if the keys of notifications are not complete.
 */
export function alertSite({ options, shown, env }: SiteFacts<Options>): AlertSite {
  const keys = readPushKeys(env);
  return { ...options, rules: rulesOf(shown), shown, push: keys && openPush(keys) };
}

/** The rules of a site's searches, without the makes of its stock. */
export function rulesOf({ slug, stock, locations, dealerships }: PublicSite): SearchSite {
  return {
    ...listingRules(slug, stock),
    vocabulary: {
      locations: locations.map((each) => ({ slug: each.slug, name: each.name })),
      dealerships: dealerships.map((each) => ({ slug: each.slug, name: each.name })),
      prestige: stock.prestige ?? null,
    },
  };
}

/**
 * What two searches of the site have in common that find the same, however they were written down: also of the page of a make and of a search with
 * that make, because a search has the values of its path in its facets.
 */
export const searchKeyOf =
  ({ rules }: Pick<AlertSite, 'rules'>): SearchKey =>
  (fields) =>
    JSON.stringify(searchState({ ...fields, currentPath: DEFAULT_SEARCH_PATH }, rules));

/** When the site sends e-mails and notifications. */
export function hoursOf({ quietFrom, quietTo, dailyAt }: AlertSite, { timeZone }: ApiSite): SendHours {
  return { timeZone, quietFrom, quietTo, dailyAt };
}

/** A vehicle as alerts see it. */
export interface SeenCar {
  /** Whether it is listed, in stock or coming soon, and not reserved. */
  available: boolean;
  /** Dollars; null for none. */
  price: number | null;
  /** The fields that a search filters by or searches. */
  document: Record<string, unknown>;
}

const COMPARED = new Set<string>([
  ...TEXT_FACETS,
  ...RANGE_FACETS.map(facetField),
  ...QUERY_BY.split(','),
  'geo',
]);

/** Reads vehicles as alerts of a site see them. */
export function carReader(site: ApiSite, { shown }: AlertSite, now: Date): (row: CarRow) => SeenCar {
  const { lists, documentOf } = indexedSite(shown, () => now, stockOf(site));
  return (row) => {
    const isListed = row.removed_at === null && stockOf(site).includes(row.dealer) && lists(row);
    const document = Object.entries(documentOf(row)).filter(([name]) => COMPARED.has(name));
    return {
      available: isListed && isForSale(row.car) && !row.car.reserved,
      price: displayedPrice(row.car),
      document: Object.fromEntries(document),
    };
  };
}

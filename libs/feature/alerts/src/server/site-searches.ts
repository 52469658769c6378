import type { Schema } from '@forecourt/database';
import { searchAlerts, type SearchAlerts } from '@forecourt/stock-alert';
import type { SearchSite } from '@forecourt/stock-search';
import type { Kysely } from 'kysely';

/** The saved searches of a site that run, in memory. */
export interface SiteSearches {
  alerts: SearchAlerts;
  /** When each was confirmed, or the one that it replaced, by id. */
  since: Map<number, Date>;
  /** The rules that they were read with. */
  rules: SearchSite;
}

const PAGE = 5_000;

/** By database, then by site. */
const known = new WeakMap<Kysely<Schema>, Map<string, SiteSearches>>();

/**
 * The saved searches of a site that run now. They stay in memory; only ids are read again, and what is new. Call it while no other call for
 * the site runs.
 *
 * @param transaction reads them.
 */
export async function siteSearches(
  db: Kysely<Schema>,
  transaction: Kysely<Schema>,
  { site, rules }: { site: string; rules: SearchSite },
): Promise<SiteSearches> {
  const sites = known.get(db) ?? new Map<string, SiteSearches>();
  known.set(db, sites);
  const kept = sites.get(site);
  const searches =
    kept?.rules === rules ? kept : { alerts: searchAlerts(rules), since: new Map<number, Date>(), rules };
  sites.set(site, searches);
  const { alerts, since } = searches;
  const rows = await running(transaction, site).select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of alerts.ids()) {
    if (ids.has(id)) continue;
    alerts.remove(id);
    since.delete(id);
  }
  const added = [...ids].filter((id) => !alerts.has(id));
  for (let from = 0; from < added.length; from += PAGE) {
    const page = await running(transaction, site)
      .select((eb) => [
        'id',
        'fields',
        // What replaces a search begins with it, so that a vehicle that came in between is found.
        eb.fn
          .coalesce(
            eb
              .selectFrom('alerts as replaced')
              .select('replaced.confirmed_at')
              .whereRef('replaced.site', '=', 'alerts.site')
              .whereRef('replaced.email', '=', 'alerts.email')
              .whereRef('replaced.search', '=', 'alerts.search')
              .whereRef('replaced.stopped_at', '=', 'alerts.confirmed_at')
              .where('replaced.confirmed_at', 'is not', null)
              .orderBy('replaced.confirmed_at')
              .limit(1),
            'confirmed_at',
          )
          .as('began'),
      ])
      .where('id', 'in', added.slice(from, from + PAGE))
      .execute();
    for (const { id, fields, began } of page) {
      alerts.add(id, fields ?? {});
      since.set(id, began ?? new Date(0));
    }
  }
  return searches;
}

function running(db: Kysely<Schema>, site: string) {
  return db
    .selectFrom('alerts')
    .where('site', '=', site)
    .where('kind', '=', 'search')
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null);
}

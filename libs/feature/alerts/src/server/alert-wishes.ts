import { findShownCarById, stockOf, type ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { searchWords } from '@forecourt/stock-alert';
import {
  formatSearchUrl,
  makeVocabulary,
  parseSearchUrl,
  RANGE_FACETS,
  resolveSearchPath,
  TEXT_FACETS,
  type SearchFields,
  type SearchSite,
} from '@forecourt/stock-search';
import type { AlertWish } from '@forecourt/subscriptions';
import { sql, type Kysely } from 'kysely';
import { carReader, type AlertSite } from './AlertSite.ts';

/** What a form asks for. */
export interface AskedAbout {
  search?: string | undefined;
  cars?: readonly number[] | undefined;
}

/** The words for a search that filters nothing. */
const EVERYTHING = 'Every vehicle';

/** The wishes of a form: a search of the site, or the vehicles that it knows. None for an unknown page or vehicle. */
export async function alertWishes(
  db: Kysely<Schema>,
  { search, cars = [] }: AskedAbout,
  { site, offer, now }: { site: ApiSite; offer: AlertSite; now: Date },
): Promise<AlertWish[]> {
  const wishes = search === undefined ? [] : await searchWish(db, search, { site, offer });
  const read = carReader(site, offer, now);
  for (const id of new Set(cars)) {
    const car = await findShownCarById(db, site, id);
    const row = car && (await db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirst());
    if (!row) continue;
    const { available, price } = read(row);
    wishes.push({ kind: 'car', label: car.name, carId: id, price, available });
  }
  return wishes;
}

async function searchWish(
  db: Kysely<Schema>,
  address: string,
  { site, offer }: { site: ApiSite; offer: AlertSite },
): Promise<AlertWish[]> {
  const rules = await withMakes(db, site, offer);
  const [path = ''] = address.split('?');
  if (!resolveSearchPath(path, rules.vocabulary ?? {})) return [];
  const state = parseSearchUrl(address, rules);
  const fields: SearchFields = { currentPath: state.currentPath };
  for (const facet of [...TEXT_FACETS, ...RANGE_FACETS])
    if (state[facet].length > 0) Object.assign(fields, { [facet]: state[facet] });
  const { query, near, radiusKm, bounds } = state;
  Object.assign(
    fields,
    query !== '' && { query },
    radiusKm !== null && { near, radiusKm },
    bounds && { bounds },
  );
  const search = formatSearchUrl(fields, rules);
  const label = searchWords(state, offer.shown) ?? EVERYTHING;
  return [{ kind: 'search', label, search, fields: { ...fields } }];
}

/** The rules of the site's searches with the makes and models of its stock, which paths name. */
async function withMakes(db: Kysely<Schema>, site: ApiSite, { rules }: AlertSite): Promise<SearchSite> {
  const { rows } = await sql<{ make: string; model: string }>`
    select distinct car ->> 'make' as make, car ->> 'model' as model from cars
    where removed_at is null and dealer = any(${[...stockOf(site)]}::text[]) order by 1, 2`.execute(db);
  return { ...rules, vocabulary: { ...rules.vocabulary, makes: makeVocabulary(rows) } };
}

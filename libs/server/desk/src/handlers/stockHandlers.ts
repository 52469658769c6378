import path from 'node:path';
import { errorFacts, findCarById, stockOf, type ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { listPhoneReveals } from '@forecourt/lead-desk';
import { explainWarning, feedHealth } from '@forecourt/stock-feed';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { searchPatterns } from '../leads/leadFilter.ts';
import { carFlags } from '../stock/carFlags.ts';

type StockCalls =
  | 'imports'
  | 'importRows'
  | 'phoneReveals'
  | 'stockHealth'
  | 'searchIndex'
  | 'draftLink'
  | 'compareSearch'
  | 'cars'
  | 'carFlags';

/** An import that is not finished after this time was ended with its process, milliseconds. */
const STOPPED_MS = 3_600_000;
const EXAMPLES = 5;
const CARS_FOUND = 20;

/** What a live car should have, with the condition of a car without it. */
const MISSING = [
  { what: 'photos', label: 'No photo', where: sql`car ->> 'primary_image_url' is null` },
  { what: 'price', label: 'No price', where: sql`coalesce((car ->> 'price')::numeric, 0) = 0` },
  {
    what: 'description',
    label: 'No description',
    where: sql`coalesce(trim(car ->> 'dealercomments'), '') = ''`,
  },
  {
    what: 'kilometres',
    label: 'No kilometres on a used car',
    where: sql`car ->> 'km' is null and car ->> 'car_type' <> 'new'`,
  },
  { what: 'colour', label: 'No colour', where: sql`coalesce(trim(car ->> 'colour'), '') = ''` },
] as const;

interface CarName {
  id: number;
  name: string;
  stocknum: string;
}

/** Imports of the stock, its health, and cars by name. */
export function stockHandlers(): DeskHandlers<StockCalls> {
  return {
    async imports({ services: { db, now }, site, request: { query } }) {
      const before = readNumber(query.cursor);
      if (before === 'bad') return refuse('badCursor');
      const { limit = 50 } = query;
      const rows = await db
        .selectFrom('imports')
        .select(['id', 'dealer', 'feed', 'map', 'started_at', 'finished_at', 'refused', 'counts'])
        .where('dealer', 'in', [...stockOf(site)])
        .where('id', '<', before)
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const stopped = now().getTime() - STOPPED_MS;
      return {
        imports: page.map((row) => ({
          id: row.id,
          dealer: row.dealer,
          // The folder of a feed is a fact of the server.
          feed: path.basename(row.feed),
          map: row.map,
          started_at: row.started_at.toISOString(),
          finished_at: row.finished_at?.toISOString() ?? null,
          state: stateOf(row, stopped),
          refused: row.refused,
          counts: numbersOf(row.counts),
        })),
        next: rows.length > limit ? writeCursor([String(page.at(-1)?.id)]) : null,
      };
    },

    async importRows({ services: { db }, site, request: { params, query } }) {
      const after = query.cursor === undefined ? -1 : readNumber(query.cursor);
      if (after === 'bad') return refuse('badCursor');
      const { limit = 50, outcome } = query;
      const own = await db
        .selectFrom('imports')
        .select('id')
        .where('id', '=', params.id)
        .where('dealer', 'in', [...stockOf(site)])
        .executeTakeFirst();
      if (!own) return refuse('notFound');
      const rows = await db
        .selectFrom('import_rows')
        .select(['row', 'stocknum', 'outcome', 'reason', 'warnings'])
        .where('import_id', '=', own.id)
        .where('row', '>', after)
        .$if(outcome !== undefined, (rest) => rest.where('outcome', 'in', outcome ?? []))
        .orderBy('row')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      return {
        rows: page.map((row) => ({
          ...row,
          warnings: row.warnings.map((warning) => ({ ...warning, text: explainWarning(warning.code) })),
        })),
        next: rows.length > limit ? writeCursor([String(page.at(-1)?.row)]) : null,
      };
    },

    async stockHealth({ services: { db, now, contentProblems }, site }) {
      const live = liveCars(site);
      const { rows: byStatus } = await sql<{ status: string; cars: number }>`
        select status, count(*) as cars from cars where ${live} group by status order by status
      `.execute(db);
      const missing = [];
      for (const { what, label, where } of MISSING) {
        const { rows } = await sql<CarName & { cars: number }>`
          select id, car ->> 'name' as name, stocknum, count(*) over () as cars from cars
          where ${live} and ${where} order by id desc limit ${EXAMPLES}
        `.execute(db);
        const examples = rows.map(({ id, name, stocknum }) => ({ id, name, stocknum }));
        missing.push({ what, label, cars: rows[0]?.cars ?? 0, examples });
      }
      const last = await db
        .selectFrom('imports')
        .select((row) => row.fn.max('finished_at').as('at'))
        .where('dealer', 'in', [...stockOf(site)])
        .where('refused', 'is', null)
        .executeTakeFirst();
      return {
        live: byStatus.reduce((sum, { cars }) => sum + cars, 0),
        by_status: Object.fromEntries(byStatus.map(({ status, cars }) => [status, cars])),
        last_import_at: last?.at?.toISOString() ?? null,
        feed: site.stockFeed ? await feedFacts(db, site.slug, site.stockFeed, now()) : null,
        search: await searchFacts(db, site.slug),
        content: (contentProblems?.(site.slug) ?? []).map(({ path: file, what, why, fix }) => ({
          ...{ file, what, why, fix },
        })),
        missing,
      };
    },

    async searchIndex({ services: { search }, site }) {
      const found = (await search?.state(site.slug)) ?? null;
      if (found === null) return { index: null };
      const { waitingSince, ...state } = found;
      return { index: { ...state, waiting_since: waitingSince?.toISOString() ?? null } };
    },

    async draftLink({ services: { draftLink }, site }) {
      const link = draftLink?.(site);
      return link ? { url: link.url, until: link.until.toISOString() } : refuse('noDrafts');
    },

    async compareSearch({ services: { db, search, logger }, site }) {
      const found = await search?.compare(site.slug).catch((error: unknown) => {
        logger.warn(errorFacts(error), 'the search could not be compared for the desk');
        return 'failed' as const;
      });
      if (found === 'failed') return refuse('notCompared');
      if (!found) return refuse('noSearch');
      const { listed, compared, waiting, missing, surplus, different } = found;
      const group = async (ids: readonly string[]) => ({
        cars: ids.length,
        examples: await namedCars(db, site, ids),
      });
      return {
        ...{ listed, compared, waiting },
        ...{
          missing: await group(missing),
          surplus: await group(surplus),
          different: await group(different),
        },
      };
    },

    async phoneReveals({ services: { db }, site, member }) {
      const found = await listPhoneReveals(db, { site: site.slug, locationIds: member.locationIds });
      return {
        reveals: found.map(({ at, carId, car, locationId, page }) => ({
          at: at.toISOString(),
          car: { id: carId, name: car },
          location_name: site.locations.find(({ id }) => id === locationId)?.name ?? null,
          page,
        })),
      };
    },

    async cars({ services: { db }, site, request: { query } }) {
      const words = searchPatterns(query.search ?? '').map(
        (patterns) => sql`lower(concat_ws(' ', car ->> 'name', stocknum, slug)) like any(${patterns})`,
      );
      const { rows } = await sql<
        CarName & { slug: string; status: string; image: string | null; removed: boolean }
      >`
        select id, slug, stocknum, car ->> 'name' as name, status, car ->> 'primary_image_url' as image,
          removed_at is not null as removed
        from cars where ${sql.join([stockOn(site), ...words], sql` and `)}
        order by removed_at is not null, created_at desc, id desc limit ${CARS_FOUND}
      `.execute(db);
      return { cars: rows };
    },

    async carFlags({ services: { db, now }, site, request: { params } }) {
      const car = await findCarById(db, site, params.id);
      if (!car) return refuse('notFound');
      const { id, name, stocknum, status } = car;
      return { car: { id, name, stocknum: stocknum ?? '', status }, flags: carFlags(car, site, now()) };
    },
  };
}

function stateOf(
  {
    finished_at,
    refused,
    started_at,
  }: { finished_at: Date | null; refused: string | null; started_at: Date },
  stopped: number,
): 'refused' | 'applied' | 'stopped' | 'running' {
  if (refused !== null) return 'refused';
  if (finished_at) return 'applied';
  return started_at.getTime() < stopped ? 'stopped' : 'running';
}

async function feedFacts(
  db: Kysely<Schema>,
  dealer: string,
  feed: NonNullable<ApiSite['stockFeed']>,
  now: Date,
) {
  const { lastSuccessAt, failures, stale, last } = await feedHealth(db, { dealer, ...feed }, now);
  return {
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    ...{ failures, stale, reason: last?.reason ?? null },
  };
}

/** The names of some of these cars, the newest first; those that are not kept any more, or that the site excludes, are left out. */
async function namedCars(db: Kysely<Schema>, site: ApiSite, ids: readonly string[]): Promise<CarName[]> {
  const { rows } = await sql<CarName>`
    select id, car ->> 'name' as name, stocknum from cars
    where ${stockOn(site)} and id = any(${ids.slice(0, EXAMPLES * 2).map(Number)}::bigint[]) order by id desc limit ${EXAMPLES}
  `.execute(db);
  return rows;
}

/** The cars that a site lists, also those that left. */
function stockOn(site: ApiSite): RawBuilder<boolean> {
  return sql<boolean>`dealer = any(${[...stockOf(site)]}) and stocknum <> all(${[...(site.excludeStock ?? [])]}::text[])`;
}

function liveCars(site: ApiSite): RawBuilder<boolean> {
  return sql<boolean>`${stockOn(site)} and removed_at is null`;
}

function readNumber(cursor: string | undefined): number | 'bad' {
  const read = readCursor(cursor, 1);
  const value = Number(read?.[0] ?? Number.MAX_SAFE_INTEGER);
  return read === 'bad' || !Number.isSafeInteger(value) ? 'bad' : value;
}

function numbersOf(counts: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).filter((each): each is [string, number] => typeof each[1] === 'number'),
  );
}

/** How the search of a site compared with its stock; null for a site without an index here. */
async function searchFacts(db: Kysely<Schema>, site: string) {
  const row = await db
    .selectFrom('indexed_sites')
    .select(['verified_at', 'drift'])
    .where('site', '=', site)
    .executeTakeFirst();
  if (!row) return null;
  return {
    compared_at: row.drift === null ? null : row.verified_at.toISOString(),
    differing: row.drift ?? 0,
  };
}

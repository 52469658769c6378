import type { AddressInfo } from 'node:net';
import { json } from '@forecourt/database';
import type { TestDatabase } from '@forecourt/database/testing';
import type { SearchEngine } from '@forecourt/embedded-search';
import { searchDocument, siteCollection, siteLists } from '@forecourt/stock-search';
import type { SearchDocument } from '@forecourt/stock-search';
import { parseCar } from '@forecourt/vehicle';
import type { EngineAddress } from '../engineClient.ts';
import type { IndexedSite } from '../IndexedSite.ts';

export const NOW = new Date('2026-11-21T02:00:00Z');
export const API_KEY = 'administrator';

/** A site with default settings that lists the stock of its dealers. */
export function siteOf(slug: string, changes: Partial<IndexedSite> = {}): IndexedSite {
  return {
    slug,
    stock: [slug],
    rules: slug,
    lists: ({ car }) => siteLists(car, { slug }, { now: NOW }),
    documentOf: ({ id, car }) => searchDocument({ ...car, id }, { now: NOW }),
    ...changes,
  };
}

export const SITES = [siteOf('harbour-city')];

/** Listens on a port (0 for a free one) and returns the URL. */
export async function listenOn(engine: SearchEngine, port = 0): Promise<EngineAddress> {
  const { port: bound } = (await engine.listen({ port })).address() as AddressInfo;
  return { url: `http://127.0.0.1:${bound}`, apiKey: API_KEY };
}

/** Writes a car with its outbox row in one transaction, like an import. */
export async function putCar(
  { db }: TestDatabase,
  id: number,
  fields: { dealer?: string; removed?: boolean } & Record<string, unknown> = {},
  at = NOW,
): Promise<void> {
  const { dealer = 'harbour-city', removed = false, ...more } = fields;
  const car = parseCar({
    id,
    stocknum: `U${id}`,
    make: 'Kia',
    model: 'Rio',
    price: 20_000,
    status: 'in_stock',
    ...more,
  });
  const row = {
    dealer,
    stocknum: `U${id}`,
    slug: car.slug,
    status: car.status,
    car: json(car),
    content_hash: '',
    removed_at: removed ? NOW : null,
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('cars')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await trx
      .insertInto('outbox')
      .values({ topic: 'car.changed', key: String(id), payload: '{}', next_attempt_at: at })
      .execute();
  });
}

/** Searches the cars of a site: the count, and the first 250 of them. */
export async function searchCars(
  { url, apiKey }: EngineAddress,
  params: Record<string, string> = {},
  site = 'harbour-city',
): Promise<{ found: number; cars: SearchDocument[] }> {
  const query = new URLSearchParams({
    q: '*',
    query_by: 'name,body',
    per_page: '250',
    sort_by: 'car_id:asc',
    ...params,
  });
  const response = await fetch(`${url}/collections/${siteCollection(site)}/documents/search?${query}`, {
    headers: { 'x-typesense-api-key': apiKey },
  });
  if (!response.ok) throw new Error(await response.text());
  const { found, hits }: { found: number; hits: { document: SearchDocument }[] } = await response.json();
  return { found, cars: hits.map(({ document }) => document) };
}

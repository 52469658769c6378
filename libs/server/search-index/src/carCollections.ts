import { createHash } from 'node:crypto';
import { CAR_COLLECTION_BASE, carCollectionSchema, siteCollection } from '@forecourt/stock-search';
import { Errors, type Client } from 'typesense';
import type { IndexedSite } from './IndexedSite.ts';

/** The collection of an alias, or undefined if there is none yet. */
export async function collectionBehind(client: Client, alias: string): Promise<string | undefined> {
  try {
    return (await client.aliases(alias).retrieve()).collection_name;
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return undefined;
    throw error;
  }
}

/** Creates an empty collection for the cars of a site. */
export async function createCarCollection(client: Client, name: string, site: IndexedSite): Promise<void> {
  const { default_sorting_field, fields } = carCollectionSchema(name);
  await client
    .collections()
    .create({
      name,
      default_sorting_field,
      fields: fields.map((field) => ({ ...field })),
      metadata: { rules: fingerprintOf(site) },
    });
}

/** Whether a collection has the schema of this version of the platform and was filled with the site's current rules. */
export async function isCurrent(client: Client, name: string, site: IndexedSite): Promise<boolean> {
  const { fields, metadata } = await schemaOf(client, name);
  if (!('rules' in metadata) || metadata.rules !== fingerprintOf(site)) return false;
  const there = new Map(fields.map((field) => [field.name, field]));
  return carCollectionSchema(name).fields.every((field) => {
    const other = there.get(field.name);
    return other?.type === field.type && (other.facet ?? false) === (field.facet ?? false);
  });
}

/** Without fields if the collection is gone. */
async function schemaOf(client: Client, name: string) {
  try {
    const found: { fields?: { name: string; type?: string; facet?: boolean }[]; metadata?: object } =
      await client.collections(name).retrieve();
    const { fields = [], metadata = {} } = found;
    return { fields, metadata };
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return { fields: [], metadata: {} };
    throw error;
  }
}

/** A collection that was begun before this time and is behind no alias is left over from a process that died, milliseconds. */
const HALF_BUILT_MS = 3_600_000;

/** Drops a collection of a site, unless it is the one that is searched: then another process has made it so. */
export async function dropCollection(client: Client, alias: string, name: string): Promise<void> {
  if ((await collectionBehind(client, alias)) === name) return;
  await client
    .collections(name)
    .delete()
    .catch((error: unknown) => {
      if (!(error instanceof Errors.ObjectNotFound)) throw error;
    });
}

/**
 * Drops collections of these aliases that a process began to build an hour ago and did not finish. A younger one may be another process's work.
 * It lists all collections of the engine, so it is called once for all sites, and not for each.
 */
export async function dropHalfBuilt(client: Client, aliases: ReadonlySet<string>, now: Date): Promise<void> {
  const before = now.getTime() - HALF_BUILT_MS;
  for (const name of await collectionNames(client)) {
    const alias = aliasOf(name);
    if (aliases.has(alias) && begunAt(name) < before) await dropCollection(client, alias, name);
  }
}

/** The names of all collections. Without their fields, which are most of the answer. */
async function collectionNames(client: Client): Promise<string[]> {
  const all = await client.collections().retrieve({ exclude_fields: 'fields' });
  return all.map(({ name }) => name);
}

/**
 * Drops every collection and alias of cars that belongs to no site in use: of a removed site, or the shared collection of
 * earlier versions. They would no longer be updated, and their keys are public.
 */
export async function dropUnknownCollections(client: Client, inUse: ReadonlySet<string>): Promise<void> {
  const known = new Set([...inUse].map(siteCollection));
  const isStranger = (alias: string): boolean =>
    (alias === CAR_COLLECTION_BASE || alias.startsWith(`${CAR_COLLECTION_BASE}_`)) && !known.has(alias);
  const { aliases } = await client.aliases().retrieve();
  for (const { name } of aliases) if (isStranger(name)) await client.aliases(name).delete();
  for (const name of await collectionNames(client))
    if (isStranger(aliasOf(name))) await client.collections(name).delete();
}

/** `Car_production_harbour-city` of `Car_production_harbour-city_1795226400000`. */
function aliasOf(collection: string): string {
  return collection.replace(/_\d+$/, '');
}

/** When the building of a collection began, by its name. */
function begunAt(collection: string): number {
  return Number(collection.slice(collection.lastIndexOf('_') + 1));
}

function fingerprintOf({ rules }: IndexedSite): string {
  return createHash('sha256').update(rules).digest('hex').slice(0, 16);
}

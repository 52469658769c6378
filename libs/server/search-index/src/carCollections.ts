import { CAR_COLLECTION_ALIAS, carCollectionSchema } from '@forecourt/stock-search';
import type { Client } from 'typesense';

/** The collection that the alias points at, or undefined where there is none yet. */
export async function currentCollection(client: Client): Promise<string | undefined> {
  const { aliases } = await client.aliases().retrieve();
  return aliases.find(({ name }) => name === CAR_COLLECTION_ALIAS)?.collection_name;
}

/** Makes an empty collection for cars. */
export async function createCarCollection(client: Client, name: string): Promise<void> {
  const { default_sorting_field, fields } = carCollectionSchema(name);
  await client
    .collections()
    .create({ name, default_sorting_field, fields: fields.map((field) => ({ ...field })) });
}

/** Whether a collection has every field that the documents of this version of the platform are searched by. */
export async function isOfThisVersion(client: Client, name: string): Promise<boolean> {
  const { fields = [] } = await client.collections(name).retrieve();
  const there = new Map(fields.map((field) => [field.name, field]));
  return carCollectionSchema(name).fields.every((field) => {
    const found = there.get(field.name);
    return found?.type === field.type && (found.facet ?? false) === (field.facet ?? false);
  });
}

/** Drops the collections of cars that earlier rebuilds left. */
export async function dropOtherCollections(client: Client, current: string): Promise<void> {
  const collections = await client.collections().retrieve();
  const old = collections.filter(
    ({ name }) => name.startsWith(`${CAR_COLLECTION_ALIAS}_`) && name !== current,
  );
  for (const { name } of old) await client.collections(name).delete();
}

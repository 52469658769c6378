import type { Client } from 'typesense';

/** The ids of all cars in a collection. */
export async function engineIds(client: Client, collection: string): Promise<Set<string>> {
  const lines = await client
    .collections<{ id: string }>(collection)
    .documents()
    .export({ include_fields: 'id' });
  return new Set(documentsIn<{ id: string }>(lines).map(({ id }) => id));
}

/** Parses the documents of an export, one per line. */
export function documentsIn<Document>(lines: string): Document[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Document => JSON.parse(line));
}

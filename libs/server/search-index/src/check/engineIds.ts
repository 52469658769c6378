import type { Client } from 'typesense';

/** The ids of every car in a collection. */
export async function engineIds(client: Client, collection: string): Promise<Set<string>> {
  const lines = await client
    .collections<{ id: string }>(collection)
    .documents()
    .export({ include_fields: 'id' });
  return new Set(documentsIn<{ id: string }>(lines).map(({ id }) => id));
}

/** The documents of an export, a line each. */
export function documentsIn<Document>(lines: string): Document[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Document => JSON.parse(line));
}

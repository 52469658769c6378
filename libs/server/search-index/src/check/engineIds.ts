import { CAR_COLLECTION_ALIAS } from '@forecourt/stock-search';
import type { Client } from 'typesense';

/** The ids of every car in the index. */
export async function engineIds(client: Client): Promise<Set<string>> {
  const lines = await client
    .collections<{ id: string }>(CAR_COLLECTION_ALIAS)
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

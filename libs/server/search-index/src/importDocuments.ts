import type { SearchDocument } from '@forecourt/stock-search';
import type { Client } from 'typesense';

/** A document that the engine rejected. */
export interface RefusedDocument {
  id: string;
  error: string;
}

/** The engine rejected documents. Their rows stay in the outbox and are retried. */
export class IndexingError extends Error {
  override name = 'IndexingError';
  readonly refused: readonly RefusedDocument[];

  constructor(refused: readonly RefusedDocument[]) {
    const [first] = refused;
    super(
      `The search engine rejected ${refused.length} cars; the first is ${first?.id}: ${first?.error}. ` +
        'They stay in the outbox and are retried; rebuild the index if its schema is older than the platform.',
    );
    this.refused = refused;
  }
}

/**
 * Writes documents into a collection or alias, in the engine's bulk format, and returns those that it rejected. Existing
 * documents are replaced. Throws if the engine is unreachable.
 */
export async function importDocuments(
  client: Client,
  collection: string,
  documents: readonly SearchDocument[],
): Promise<RefusedDocument[]> {
  if (documents.length === 0) return [];
  const lines = documents.map((document) => JSON.stringify(document)).join('\n');
  const answer = await client.collections(collection).documents().import(lines, { action: 'upsert' });
  const results = answer.split('\n').map((line): { success: boolean; error?: string } => JSON.parse(line));
  return results.flatMap(({ success, error }, index) =>
    success ? [] : [{ id: documents[index]?.id ?? '?', error: error ?? 'no reason given' }],
  );
}

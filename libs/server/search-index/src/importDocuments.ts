import type { SearchDocument } from '@forecourt/stock-search';
import type { Client } from 'typesense';

/** The engine refused documents; nothing is taken off the outbox, so that they come again. */
export class IndexingError extends Error {
  constructor(refused: readonly { id: string; error: string }[]) {
    const [first] = refused;
    super(
      `The search engine refused ${refused.length} cars; the first is ${first?.id}: ${first?.error}. ` +
        'They stay in the outbox and are tried again; rebuild the index if its schema is older than the platform.',
    );
    this.name = 'IndexingError';
  }
}

/** Writes documents into a collection or alias, in the engine's bulk format. */
export async function importDocuments(
  client: Client,
  collection: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const lines = documents.map((document) => JSON.stringify(document)).join('\n');
  const answer = await client.collections(collection).documents().import(lines, { action: 'upsert' });
  const results = answer.split('\n').map((line): { success: boolean; error?: string } => JSON.parse(line));
  const refused = results.flatMap(({ success, error }, index) =>
    success ? [] : [{ id: documents[index]?.id ?? '?', error: error ?? 'no reason given' }],
  );
  if (refused.length > 0) throw new IndexingError(refused);
}

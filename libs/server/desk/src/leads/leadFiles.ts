import type { LeadDetail } from '@forecourt/desk-client';
import type { LeadPayload } from '@forecourt/lead';
import { uploadsOfLeads } from '@forecourt/uploads';
import type { ReadCall } from '../http/DeskCall.ts';

/** The files of some leads that are kept, in the order in which the shopper sent them, each once. */
export async function leadFiles(
  { services: { db } }: Pick<ReadCall, 'services'>,
  ids: readonly string[],
  said: readonly Pick<LeadPayload, 'files'>[],
): Promise<LeadDetail['files']> {
  const sent = new Map(said.flatMap(({ files }) => files.map((file) => [file.id, file] as const)));
  if (sent.size === 0) return [];
  const rows = [...(await uploadsOfLeads(db, ids)).values()].flat();
  const kept = new Set(rows.map((row) => row.id));
  return [...sent.values()].flatMap(({ hash: _, ...file }) => (kept.has(file.id) ? file : []));
}

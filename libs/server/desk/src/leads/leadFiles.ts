import type { LeadDetail } from '@forecourt/desk-client';
import type { LeadPayload } from '@forecourt/lead';
import { uploadsOfLead } from '@forecourt/uploads';
import type { ReadCall } from '../http/DeskCall.ts';

/** The files of a lead that are kept, in the order in which the shopper sent them, each once. */
export async function leadFiles(
  { services: { db } }: Pick<ReadCall, 'services'>,
  id: string,
  said: readonly Pick<LeadPayload, 'files'>[],
): Promise<LeadDetail['files']> {
  const sent = new Map(said.flatMap(({ files }) => files.map((file) => [file.id, file] as const)));
  if (sent.size === 0) return [];
  const kept = new Set((await uploadsOfLead(db, id)).map((row) => row.id));
  return [...sent.values()].flatMap(({ hash: _, ...file }) => (kept.has(file.id) ? file : []));
}

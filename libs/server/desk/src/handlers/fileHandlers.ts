import { streamOf } from '@forecourt/api';
import { uploadsOfLeads } from '@forecourt/uploads';
import { create } from 'content-disposition';
import { sql } from 'kysely';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { visible } from '../leads/visible.ts';

/** The files that shoppers sent. */
export function fileHandlers(): DeskHandlers<'leadFile'> {
  return {
    async leadFile({ services: { db, uploads }, member, request: { params, query } }) {
      // The files of a lead that was merged into this one are its files, too.
      const { rows } = await sql<{ lead_id: string }>`
        select s.lead_id from lead_states as s
        where ${visible(member)} and (s.lead_id = ${params.id}::uuid or s.merged_into = ${params.id}::uuid)
      `.execute(db);
      const ids = rows.map(({ lead_id }) => lead_id);
      if (!ids.includes(params.id)) return refuse('notFound');
      const files = [...(await uploadsOfLeads(db, ids)).values()].flat();
      const file = files.find(({ id }) => id === params.file);
      const bytes = file && (await uploads.read(file.id, query.size));
      if (!bytes) return refuse('notFound');
      return new Response(streamOf(bytes), {
        headers: {
          'content-type': file.type,
          'content-disposition': create(file.name, { type: 'attachment' }),
          ...(query.size === undefined && { 'content-length': String(file.bytes) }),
        },
      });
    },
  };
}

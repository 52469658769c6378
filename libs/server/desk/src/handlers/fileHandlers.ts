import { streamOf } from '@forecourt/api';
import { uploadsOfLead } from '@forecourt/uploads';
import { create } from 'content-disposition';
import { sql } from 'kysely';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { visible } from '../leads/visible.ts';

/** The files that shoppers sent. */
export function fileHandlers(): DeskHandlers<'leadFile'> {
  return {
    async leadFile({ services: { db, uploads }, member, request: { params, query } }) {
      const { rows } = await sql`
        select from lead_states as s where ${visible(member)} and s.lead_id = ${params.id}::uuid
      `.execute(db);
      if (rows.length === 0) return refuse('notFound');
      const file = (await uploadsOfLead(db, params.id)).find(({ id }) => id === params.file);
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

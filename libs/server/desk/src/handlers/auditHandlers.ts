import { auditKinds } from '@forecourt/desk-client/contracts';
import type { AuditKind } from '@forecourt/desk-client';
import { seenEvents } from '../events/seenEvents.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';

/** What was written about a shopper stays in the lead; the audit says that it was written. */
const PERSONAL = new Set(['text', 'subject', 'reason']);

/** Who did what, as far as the caller sees what it was done to. */
export function auditHandlers(): DeskHandlers<'audit'> {
  return {
    async audit(call) {
      const { services, site, request } = call;
      const { query } = request;
      const cursor = readCursor(query.cursor, 1);
      if (cursor === 'bad') return refuse('badCursor');
      const { limit = 50, staff_id, lead_id } = query;
      const before = Number(cursor?.[0] ?? Number.MAX_SAFE_INTEGER);
      if (!Number.isSafeInteger(before)) return refuse('badCursor');
      const rows = await services.db
        .selectFrom('desk_events as e')
        .leftJoin('staff', 'staff.id', 'e.staff_id')
        .select(['e.id', 'at', 'kind', 'staff_id', 'staff.name', 'lead_id', 'e.subject', 'data'])
        .where('site', '=', site.slug)
        .where('kind', 'in', auditKinds) // what shoppers did is no entry of the audit
        .where('e.id', '<', before)
        .where(await seenEvents(call))
        .$if(staff_id !== undefined, (rest) => rest.where('staff_id', '=', staff_id ?? null))
        .$if(lead_id !== undefined, (rest) => rest.where('lead_id', '=', lead_id ?? null))
        .orderBy('e.id', 'desc')
        .limit(limit + 1)
        .$narrowType<{ kind: AuditKind }>()
        .execute();
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        entries: shown.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          kind: row.kind,
          by: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
          lead_id: row.lead_id,
          data: {
            ...(row.subject !== null && { id: row.subject }),
            ...Object.fromEntries(Object.entries(row.data).filter(([name]) => !PERSONAL.has(name))),
          },
        })),
        next: rows.length > limit && last ? writeCursor([String(last.id)]) : null,
      };
    },
  };
}

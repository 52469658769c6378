import type { LeadDetail } from '@forecourt/desk-client';
import { purgeOfLeads } from '@forecourt/finance-desk';
import { LEAD_TOPICS } from '@forecourt/lead-desk';
import { findSubscriber } from '@forecourt/subscriptions';
import { sql } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { leadDetail } from '../leads/leadDetail.ts';
import { leadFilter, statusesOf } from '../leads/leadFilter.ts';
import { targetOf } from '../leads/targetOf.ts';
import { visible } from '../leads/visible.ts';
import { leadsOfPerson } from '../people/findPerson.ts';
import { leadsCsv } from '../people/leadsCsv.ts';

type PeopleCalls = 'exportLeads' | 'exportPerson' | 'erasePerson';

/** Exports, and the rights of shoppers. */
export function peopleHandlers(): DeskHandlers<PeopleCalls> {
  return {
    async exportLeads(call) {
      const { services, site, member, request } = call;
      const now = services.now();
      const filter = leadFilter(request.query, { member, now, targetMinutes: await targetOf(call) });
      const where = sql`${filter} and s.status = any(${[...statusesOf(request.query)]})`;
      await recordEvent(services.db, { site: site.slug, kind: 'leadsExported', staffId: member.id, now });
      const rows = streamOf(leadsCsv(call, where));
      const day = now.toISOString().slice(0, 10);
      return new Response(rows, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="leads-${site.slug}-${day}.csv"`,
        },
      });
    },

    async exportPerson(call) {
      const { services, site, member, request } = call;
      const which = leadsOfPerson(request.body);
      if (!which) return refuse('noPerson');
      const now = services.now();
      const { rows } = await sql<{ lead_id: string }>`
        select s.lead_id from lead_states as s where ${visible(member)} and ${which} order by s.created_at, s.lead_id
      `.execute(services.db);
      const leads = [];
      for (const { lead_id } of rows) {
        const detail = await leadDetail(call, lead_id);
        if (detail) leads.push(dataOf(detail));
      }
      const { email } = request.body;
      const subscriber =
        email === undefined ? null : await findSubscriber(services.db, { site: site.slug, email });
      const data = { leads: leads.length };
      await recordEvent(services.db, {
        site: site.slug,
        kind: 'personExported',
        staffId: member.id,
        data,
        now,
      });
      return {
        made_at: now.toISOString(),
        leads,
        unsubscribed: subscriber && subscriber.wanted.length === 0,
      };
    },

    async erasePerson({
      services: { db, now: clock },
      site: { slug: site },
      member,
      session,
      request: { body },
    }) {
      const which = leadsOfPerson(body);
      if (!which) return refuse('noPerson');
      const now = clock();
      return db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ lead_id: string }>`
          select s.lead_id from lead_states as s where ${visible(member)} and ${which} order by s.lead_id for update
        `.execute(transaction);
        const ids = rows.map(({ lead_id }) => lead_id);
        if (ids.length !== body.leads) return refuse('otherCount');
        if (ids.length > 0) {
          const who = { who: session.staff.email, why: 'the shopper was erased' };
          await purgeOfLeads({ db: transaction, now }, { site, leadIds: ids, ...who });
          await transaction
            .deleteFrom('outbox')
            .where('topic', 'in', LEAD_TOPICS)
            .where('key', 'in', ids)
            .execute();
          await transaction.deleteFrom('appointments').where('lead_id', 'in', ids).execute();
          // Additions, state and history are deleted with their lead; consents stay, without it.
          await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
        }
        const data = { leads: ids.length, why: body.reason };
        await recordEvent(transaction, { site, kind: 'erased', staffId: member.id, data, now });
        return { erased: ids.length };
      });
    },
  };
}

/** What a dealership knows of a shopper by a lead, without what it shows of other leads. */
function dataOf({ related: _related, merged: _merged, ...lead }: LeadDetail): Record<string, unknown> {
  return lead;
}

/** The parts of a file as they are read, so that a long one is never whole in memory. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

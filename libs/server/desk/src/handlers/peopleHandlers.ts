import { streamOf, errorFacts } from '@forecourt/api';
import { eraseHolds, holdData } from '@forecourt/checkout-desk';
import type { LeadDetail } from '@forecourt/desk-client';
import { purgeOfLeads } from '@forecourt/finance-desk';
import { LEAD_TOPICS } from '@forecourt/lead-desk';
import { deleteShopper, shopperData } from '@forecourt/shoppers';
import { alertData, deviceData, eraseAlerts, findSubscriber } from '@forecourt/subscriptions';
import { sql } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse, Refused } from '../http/Refused.ts';
import { leadDetail } from '../leads/leadDetail.ts';
import { leadFilter, statusesOf } from '../leads/leadFilter.ts';
import { targetOf } from '../leads/targetOf.ts';
import { visible } from '../leads/visible.ts';
import { accountsOfPerson } from '../people/accountsOfPerson.ts';
import { leadsOfPerson } from '../people/findPerson.ts';
import { paymentData } from '../payments/paymentData.ts';
import { reservationsOf } from '../people/reservationsOf.ts';
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
      const ids = await accountsOfPerson(services.db, site, request.body);
      const accounts = await Promise.all(ids.map((id) => shopperData(services.db, id)));
      const { email } = request.body;
      const subscriber =
        email === undefined ? null : await findSubscriber(services.db, { site: site.slug, email });
      const holds = await reservationsOf(services.db, { member, site, who: request.body, leads: rows });
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
        accounts: accounts.filter((account) => account !== null).map((account) => ({ ...account })),
        reservations: await Promise.all(holds.map((hold) => holdData(services, hold, 'staff'))),
        payments: await paymentData(
          services.db,
          site.slug,
          rows.map(({ lead_id }) => lead_id),
        ),
        alerts: (email === undefined ? [] : await alertData(services.db, { site: site.slug, email })).map(
          (alert) => ({ ...alert }),
        ),
        devices: (email === undefined ? [] : await deviceData(services.db, { site: site.slug, email })).map(
          (device) => ({ ...device }),
        ),
        unsubscribed: subscriber && subscriber.wanted.length === 0,
      };
    },

    async erasePerson({
      services: { db, uploads, logger, now: clock },
      site: apiSite,
      member,
      session,
      request: { body },
    }) {
      const which = leadsOfPerson(body);
      if (!which) return refuse('noPerson');
      const now = clock();
      const { slug: site } = apiSite;
      const erased = await db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ lead_id: string }>`
          select s.lead_id from lead_states as s where ${visible(member)} and ${which} order by s.lead_id for update
        `.execute(transaction);
        const ids = rows.map(({ lead_id }) => lead_id);
        if (ids.length !== body.leads) return refuse('otherCount');
        const who = { who: session.staff.email, why: 'the shopper was erased' };
        const holds = await reservationsOf(transaction, {
          ...{ member, site: apiSite, who: body, leads: rows },
        });
        await eraseHolds({ db: transaction, now }, { holds, ...who });
        if (ids.length > 0) {
          await purgeOfLeads({ db: transaction, now }, { site, leadIds: ids, ...who });
          await transaction
            .deleteFrom('outbox')
            .where('topic', 'in', LEAD_TOPICS)
            .where('key', 'in', ids)
            .execute();
          await transaction.deleteFrom('appointments').where('lead_id', 'in', ids).execute();
          // Additions, state and history are deleted with their lead, its files after it; consents stay, without it.
          await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
        }
        for (const id of await accountsOfPerson(transaction, apiSite, body))
          await deleteShopper(transaction, id);
        if (body.email !== undefined) await eraseAlerts(transaction, { site, email: body.email });
        const data = { leads: ids.length, why: body.reason };
        await recordEvent(transaction, { site, kind: 'erased', staffId: member.id, data, now });
        return ids.length;
      });
      if (erased instanceof Refused) return erased;
      // A file store that is slow does not hold up the response: what is left is deleted by the process that deletes old files.
      uploads.purge(now).catch((error: unknown) => {
        logger.error(errorFacts(error), 'files of an erased shopper could not be deleted; it is tried again');
      });
      return { erased };
    },
  };
}

/** What a dealership knows of a shopper by a lead, without what it shows of other leads. */
function dataOf({ related: _related, merged: _merged, ...lead }: LeadDetail): Record<string, unknown> {
  return lead;
}

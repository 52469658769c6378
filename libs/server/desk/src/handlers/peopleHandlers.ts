import { streamOf } from '@forecourt/api';
import { localDate } from '@forecourt/values';
import { sql } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { leadFilter, statusesOf } from '../leads/leadFilter.ts';
import { answerTargetOf } from '../leads/answerTarget.ts';
import { erasePerson } from '../people/erasePerson.ts';
import { leadsCsv } from '../people/leadsCsv.ts';
import { exportPerson } from '../people/personData.ts';

type PeopleCalls = 'exportLeads' | 'exportPerson' | 'erasePerson';

/** Exports, and the rights of shoppers. */
export function peopleHandlers(): DeskHandlers<PeopleCalls> {
  return {
    async exportLeads(call) {
      const { services, site, member, request } = call;
      const now = services.now();
      const filter = leadFilter(request.query, { member, now, target: await answerTargetOf(call) });
      const where = sql`${filter} and s.status = any(${[...statusesOf(request.query)]})`;
      await recordEvent(services.db, { site: site.slug, kind: 'leadsExported', staffId: member.id, now });
      const rows = streamOf(leadsCsv(call, where));
      const day = localDate(now, site.timeZone);
      return new Response(rows, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="leads-${site.slug}-${day}.csv"`,
        },
      });
    },

    async exportPerson(call) {
      return (await exportPerson(call, call.request.body, call.member.id)) ?? refuse('noPerson');
    },

    async erasePerson(call) {
      const { email: who } = call.session.staff;
      const { leads, reason, ...person } = call.request.body;
      const erased = await erasePerson(call, { person, leads, reason, who, staffId: call.member.id });
      return typeof erased === 'string' ? refuse(erased) : { erased };
    },
  };
}

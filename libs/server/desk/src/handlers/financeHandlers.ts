import {
  applicationLog,
  decideApplication,
  hasApplications,
  listApplications,
  readApplication,
  type ApplicationSummary,
} from '@forecourt/finance-desk';
import { sql } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import { readPlace, writePlace } from '../http/cursor.ts';
import type { DeskHandlers, StaffCall } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { ofPlaces, visible } from '../leads/visible.ts';

type FinanceCalls = 'financeApplications' | 'financeApplication' | 'decideFinanceApplication';

/** Finance applications: the list, one with its content, and the decision. Each view and decision is in the log and the audit. */
export function financeHandlers(): DeskHandlers<FinanceCalls> {
  return {
    async financeApplications(call) {
      const { services, site, request } = call;
      const { db } = services;
      if (!services.financeKeys || !(await hasApplications(db))) return refuse('notKept');
      const { cursor, limit = 50, status } = request.query;
      const read = readPlace(cursor);
      if (read === 'bad') return refuse('badCursor');
      const rows = await listApplications(
        { db, now: services.now() },
        {
          site: site.slug,
          ...(status && { status }),
          seen: ofPlaces(call.member),
          limit: Math.min(limit + 1, 200),
          ...(read && { after: { submittedAt: read.at, id: read.id } }),
        },
      );
      const size = Math.min(limit, 199);
      const page = rows.slice(0, size);
      const last = page.at(-1);
      return {
        applications: page.map(applicationAnswer),
        next: rows.length > size && last ? writePlace({ at: last.submittedAt, id: last.id }) : null,
      };
    },

    async financeApplication(call) {
      const { services, site, session, member, request } = call;
      const { db, financeKeys: keys } = services;
      if (!keys || !(await hasApplications(db))) return refuse('notKept');
      const { id } = request.params;
      if (!(await maySee(call, id))) return refuse('notFound');
      const now = services.now();
      const who = { who: session.staff.email, why: 'looked at in the desk' };
      const application = await readApplication({ db, keys, now }, { site: site.slug, id, ...who });
      if (!application) return refuse('notFound');
      await recordEvent(db, { site: site.slug, kind: 'financeViewed', staffId: member.id, subject: id, now });
      const { sections, consents, lender } = application;
      return {
        ...applicationAnswer(application),
        sections: sections.map(({ title, rows }) => ({
          title,
          rows: rows.map(({ label, text }) => ({ label, value: text })),
        })),
        consents: consents && {
          lender: consents.lender,
          version: consents.version,
          at: consents.at,
          credit_guide: consents.creditGuide,
          privacy: consents.privacy,
        },
        lender: lender && {
          name: lender.lender,
          outcome: lender.outcome,
          reference: lender.reference,
          reasons: lender.reasons,
        },
        log: (await applicationLog({ db }, { site: site.slug, id })).map((entry) => ({
          ...entry,
          at: entry.at.toISOString(),
        })),
      };
    },

    async decideFinanceApplication(call) {
      const { services, site, session, member, request } = call;
      const { db } = services;
      if (!services.financeKeys || !(await hasApplications(db))) return refuse('notKept');
      const { id } = request.params;
      const { decision, text = '', expected_status: expected } = request.body;
      if (!(await maySee(call, id))) return refuse('notFound');
      const now = services.now();
      const decided = await db.transaction().execute(async (transaction) => {
        const answered = await decideApplication(
          { db: transaction, now },
          {
            site: site.slug,
            id,
            status: decision,
            expected,
            who: session.staff.email,
            why: text || 'decided in the desk',
          },
        );
        if (answered && answered !== 'changed' && answered.isNew)
          await recordEvent(transaction, {
            site: site.slug,
            kind: 'decided',
            staffId: member.id,
            leadId: answered.application.leadId,
            subject: id,
            data: { outcome: decision },
            now,
          });
        return answered;
      });
      if (!decided) return refuse('notFound');
      return decided === 'changed' ? refuse('changed') : applicationAnswer(decided.application);
    },
  };
}

/** Whether the caller may see an application: one that a lead of another place has, those of that place see. */
async function maySee(call: StaffCall, id: string): Promise<boolean> {
  if (call.member.locationIds === null) return true;
  const { rows } = await sql`
    select from finance_applications join lead_states as s on s.lead_id = finance_applications.lead_id::uuid
    where finance_applications.site = ${call.site.slug} and finance_applications.id::text = ${id} and ${visible(call.member)}
  `.execute(call.services.db);
  return rows.length > 0;
}

function applicationAnswer(row: ApplicationSummary) {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    lead_id: row.leadId,
    car_id: row.carId,
    received_at: row.submittedAt.toISOString(),
    status: row.status,
    decided_at: row.decidedAt?.toISOString() ?? null,
    purge_at: row.purgeAt.toISOString(),
  };
}

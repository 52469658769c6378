import {
  addInvoiceEvents,
  hasHolds,
  invoiceLog,
  listInvoices,
  type NamedPayment,
} from '@forecourt/checkout-desk';
import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import { invoiceState } from '@forecourt/reservation';
import { recordEvent } from '../events/recordEvent.ts';
import { readPlace, writePlace } from '../http/cursor.ts';
import type { DeskHandlers, StaffCall } from '../http/DeskCall.ts';
import { Refused, refuse } from '../http/Refused.ts';
import { inUndoable, Undone } from '../http/Undone.ts';
import { searchPatterns } from '../leads/leadFilter.ts';
import { ofPlaces } from '../leads/visible.ts';
import { updateState, writeLead } from '../leads/writeLead.ts';
import { paymentNotes } from '../payments/paymentNotes.ts';

type PaymentCalls = 'payments' | 'payment' | 'refundPayment' | 'notePayment';

type Detail = DeskAnswer<typeof deskRoutes.payment>;

/** Payments of invoices: the list, one with its audit trail, refunds and notes. Who sees some places sees the payments of their leads. */
export function paymentHandlers(): DeskHandlers<PaymentCalls> {
  return {
    async payments({ services: { db }, site, member, request }) {
      const { cursor, limit = 50, status, search = '' } = request.query;
      const read = readPlace(cursor);
      if (read === 'bad') return refuse('badCursor');
      if (!(await hasHolds({ db }))) return { payments: [], next: null };
      const rows = await listInvoices(
        { db },
        {
          ...{ site: site.slug, status, words: searchPatterns(search), limit: limit + 1 },
          seen: ofPlaces(member),
          ...(read && { after: { createdAt: read.at, id: read.id } }),
        },
      );
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        payments: page.map(rowAnswer),
        next: rows.length > limit && last ? writePlace({ at: last.createdAt, id: last.id }) : null,
      };
    },

    async payment(call) {
      return (await detailOf(call, call.request.params.id)) ?? refuse('notFound');
    },

    async refundPayment(call) {
      const { services, site, member, session, request } = call;
      const { id } = request.params;
      const { key, cents, expected_left_cents: expected } = request.body;
      if (!(await visiblePayment(call, id))) return refuse('notFound');
      const now = services.now();
      const refused = await inUndoable<'notFound' | 'changed' | 'tooMuch' | 'disputed'>(
        services.db,
        async (transaction) => {
          const entry = {
            site: site.slug,
            kind: 'paymentRefunded',
            staffId: member.id,
            subject: id,
          } as const;
          if ((await recordEvent(transaction, { ...entry, data: { cents }, key, now })) === null) return;
          let why: 'changed' | 'tooMuch' | 'disputed' | null = null;
          await addInvoiceEvents(
            { db: transaction, now },
            {
              ...{ id, who: session.staff.email },
              events: [{ kind: 'partAsked', at: now.toISOString(), id: key, cents }],
              only(facts) {
                const { dispute, leftCents } = invoiceState(facts);
                const isOther = expected !== undefined && expected !== leftCents;
                why =
                  dispute !== null ? 'disputed' : isOther ? 'changed' : cents > leftCents ? 'tooMuch' : null;
                return why === null;
              },
            },
          );
          if (why !== null) throw new Undone(refuse(why));
        },
      );
      if (refused) return refused;
      services.wake();
      return (await detailOf(call, id)) ?? refuse('notFound');
    },

    async notePayment(call) {
      const { id } = call.request.params;
      const { key, text } = call.request.body;
      const found = await visiblePayment(call, id);
      if (!found) return refuse('notFound');
      if (found.leadId === null) return refuse('noLead');
      const written = await writeLead(call, {
        ...{ id: found.leadId, key, kind: 'noted', data: { text }, subject: id, mergedToo: true },
        async change({ transaction, state, now }) {
          await updateState(transaction, state, { now, counts: false });
        },
      });
      if (written instanceof Refused) return refuse('noLead');
      return (await detailOf(call, id)) ?? refuse('notFound');
    },
  };
}

/** A payment of the dealership that the caller may see; null for none. */
async function visiblePayment(
  { services: { db }, site, member }: StaffCall,
  id: string,
): Promise<NamedPayment | null> {
  if (!(await hasHolds({ db }))) return null;
  const [payment] = await listInvoices({ db }, { site: site.slug, id, seen: ofPlaces(member), limit: 1 });
  return payment ?? null;
}

async function detailOf(call: StaffCall, id: string): Promise<Detail | null> {
  const { db } = call.services;
  const payment = await visiblePayment(call, id);
  if (!payment) return null;
  const { facts, state } = payment;
  const log = await invoiceLog({ db }, payment);
  const notes = await paymentNotes(db, payment);
  return {
    ...rowAnswer(payment),
    ...{ lead_id: payment.leadId, payment: facts.paid?.payment ?? null, dispute: state.dispute },
    returning_cents: state.returningCents,
    left_cents: state.dispute !== null ? 0 : state.leftCents,
    changed_at: payment.updatedAt.toISOString(),
    log: [...log.map((line) => ({ ...line, text: '' })), ...notes]
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((line) => ({ ...line, at: line.at.toISOString() })),
  };
}

const rowAnswer = ({ id, reference, invoice, name, facts, state }: NamedPayment) => ({
  ...{ id, reference, invoice, name, status: state.status, amount_cents: facts.amountCents },
  ...{ refunded_cents: state.refundedCents, started_at: facts.openedAt, paid_at: facts.paid?.at ?? null },
});

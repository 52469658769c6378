import {
  addEvents,
  findHold,
  hasHolds,
  holdLog,
  listHolds,
  noteHold,
  totalSuffix,
  type CheckoutServices,
  type Hold,
} from '@forecourt/checkout-desk';
import type { AuditKind, DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import { isRunning, type HoldEvent } from '@forecourt/reservation';
import { recordEvent } from '../events/recordEvent.ts';
import { readPlace, writePlace } from '../http/cursor.ts';
import type { DeskHandlers, StaffCall } from '../http/DeskCall.ts';
import { refuse, type Refused } from '../http/Refused.ts';
import { inUndoable, Undone } from '../http/Undone.ts';
import { seenLeads } from '../leads/seenLeads.ts';
import { ofPlaces } from '../leads/visible.ts';

type ReservationCalls =
  | 'reservations'
  | 'reservation'
  | 'extendReservation'
  | 'refundReservation'
  | 'convertReservation'
  | 'noteReservation';

type Detail = DeskAnswer<typeof deskRoutes.reservation>;

const DAY_MS = 86_400_000;

/** The latest end that staff can give, days from now. */
const LATEST_DAYS = 60;

/** Reservations: the list, one with its audit trail, and what staff do with it. The state machine decides what may be done. */
export function reservationHandlers(): DeskHandlers<ReservationCalls> {
  return {
    async reservations(call) {
      const { services, site, member, request } = call;
      const { db } = services;
      const { cursor, limit = 50, status } = request.query;
      const read = readPlace(cursor);
      if (read === 'bad') return refuse('badCursor');
      if (!(await hasHolds({ db }))) return { reservations: [], next: null };
      const after = read && { createdAt: read.at, id: read.id };
      const which = { site: site.slug, status, seen: ofPlaces(member), after };
      const rows = await listHolds({ db }, { ...which, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        reservations: page.map(rowAnswer),
        next: rows.length > limit && last ? writePlace({ at: last.createdAt, id: last.id }) : null,
      };
    },

    async reservation(call) {
      return detailOf(call, call.request.params.id);
    },

    async extendReservation(call) {
      const { now: clock } = call.services;
      const { params, body } = call.request;
      const now = clock();
      const until = new Date(body.until).toISOString();
      if (until > new Date(now.getTime() + LATEST_DAYS * DAY_MS).toISOString()) return refuse('badTime');
      const add = adding({ kind: 'extended', at: now.toISOString(), until });
      return write<'badTime' | 'over'>(call, {
        ...{ id: params.id, key: body.key, kind: 'reservationExtended', data: { until } },
        async change(desk, hold, who) {
          const { heldUntil } = hold.state;
          return heldUntil !== null && until <= heldUntil ? refuse('badTime') : add(desk, hold, who);
        },
      });
    },

    async refundReservation(call) {
      const { params, body } = call.request;
      const at = call.services.now().toISOString();
      return write(call, {
        ...{ id: params.id, key: body.key, kind: 'reservationRefunded' },
        change: adding({ kind: 'refundAsked', at, why: 'staff' }),
      });
    },

    async convertReservation(call) {
      const { params, body } = call.request;
      const at = call.services.now().toISOString();
      return write(call, {
        ...{ id: params.id, key: body.key, kind: 'reservationConverted' },
        change: adding({ kind: 'converted', at }),
      });
    },

    async noteReservation(call) {
      const { params, body } = call.request;
      return write<'erased'>(call, {
        ...{ id: params.id, key: body.key, kind: 'reservationNoted' },
        async change(desk, hold, who) {
          // An erasure finds notes by the shopper.
          if (hold.shopper === null) return refuse('erased');
          await noteHold(desk, hold, { who, text: body.text });
        },
      });
    },
  };
}

/** Changes a reservation in a transaction. Returns why it cannot be done. */
type Change<Problem extends string> = (
  desk: CheckoutServices,
  hold: Hold,
  who: string,
) => Promise<Refused<Problem> | undefined | void>;

/** Adds an event, if the reservation runs. */
const adding =
  (event: HoldEvent): Change<'over'> =>
  async (desk, { id }, who) => {
    const only = (facts: Hold['facts']) => isRunning(facts, desk.now);
    return (await addEvents(desk, { id, events: [event], who, only })) ? undefined : refuse('over');
  };

/** A write to a reservation. */
interface Write<Problem extends string> {
  id: string;
  /** The key of the write. */
  key: string;
  /** Its entry in the audit. */
  kind: AuditKind;
  data?: Record<string, unknown>;
  change: Change<Problem>;
}

/** Makes a write once, with its entry of the audit. What is repeated under its key changes nothing. Responds with the reservation as it is then. */
async function write<Problem extends string = never>(
  call: StaffCall,
  { id, key, kind, data = {}, change }: Write<Problem>,
): Promise<Detail | Refused<Problem | 'notFound'>> {
  const { services, site, member, session } = call;
  if (!(await visibleHold(call, id))) return refuse('notFound');
  const now = services.now();
  const refused = await inUndoable<Problem | 'notFound'>(services.db, async (transaction) => {
    const desk: CheckoutServices = { db: transaction, now };
    const entry = { site: site.slug, kind, staffId: member.id, subject: id, data, key, now };
    if ((await recordEvent(transaction, entry)) === null) return;
    const hold = await findHold(desk, site.slug, { id });
    const why = hold ? await change(desk, hold, session.staff.email) : refuse('notFound');
    if (why) throw new Undone(why);
  });
  if (refused) return refused;
  services.wake();
  return detailOf(call, id);
}

/** A reservation of the dealership that the caller may see; null for none. */
async function visibleHold({ services: { db }, site, member }: StaffCall, id: string): Promise<Hold | null> {
  if (!(await hasHolds({ db }))) return null;
  const hold = await findHold({ db }, site.slug, { id });
  if (!hold) return null;
  const seen = await seenLeads(db, member, [hold]);
  return seen(hold) ? hold : null;
}

async function detailOf(call: StaffCall, id: string): Promise<Detail | Refused<'notFound'>> {
  const { db, now } = call.services;
  const hold = await visibleHold(call, id);
  if (!hold) return refuse('notFound');
  const { shopper, car, facts, terms, state, purchase } = hold;
  const log = await holdLog({ db }, hold);
  return {
    ...rowAnswer(hold),
    price: car.price,
    price_suffix: car.priceSuffix,
    contact: shopper && { name: nameOf(shopper), email: shopper.email, phone: shopper.phone },
    purchase: purchase && {
      choices: purchase.rows.map(({ label, text }) => ({ label, text })),
      lines: purchase.lines.map(({ label, cents }) => ({ label, cents })),
      total_cents: purchase.totalCents,
      suffix: totalSuffix({ ...car, ...purchase }),
    },
    lead_id: hold.leadId,
    paid_at: facts.paid?.at ?? null,
    payment: hold.payment,
    terms: { version: terms.version, at: terms.at },
    why: state.why,
    runs: isRunning(facts, now()),
    log: log.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  };
}

const nameOf = ({ name, last_name }: NonNullable<Hold['shopper']>): string => `${name} ${last_name}`.trim();

function rowAnswer({ id, reference, car, shopper, facts, state }: Hold) {
  return {
    ...{ id, reference, status: state.status, money: state.money, dispute: state.dispute },
    car: { id: car.id, name: car.name, stocknum: car.stocknum },
    shopper: shopper && nameOf(shopper),
    deposit_cents: facts.amountCents,
    refunded_cents: state.refundedCents,
    started_at: facts.openedAt,
    held_until: state.heldUntil,
  };
}

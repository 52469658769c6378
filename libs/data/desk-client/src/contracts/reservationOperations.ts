import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import { atSite, atUuid, disputeSchema, moment, nextPage, paging, words, writeKey } from './parts.ts';
import { LEADERS, SELLERS } from './role.ts';

const sellers = { who: 'staff', roles: SELLERS } as const;
const leaders = { who: 'staff', roles: LEADERS } as const;

/** What stands with a reservation. `started`: the shopper has not paid yet. */
const reservationStatusSchema = z.enum(['started', 'held', 'refunded', 'converted', 'expired']);

/** A reservation in the list. */
const reservationRowSchema = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: 'As shopper and dealer say it on the phone.' }),
  car: z.object({ id: z.number().int(), name: z.string(), stocknum: z.string().nullable() }),
  shopper: z.string().nullable().meta({ description: 'Name; null once the shopper was erased.' }),
  status: reservationStatusSchema,
  money: z
    .enum(['none', 'paid', 'returning', 'returned', 'failed'])
    .meta({ description: 'Where the deposit is. `failed`: it should go back and could not.' }),
  dispute: disputeSchema,
  deposit_cents: z.number().int(),
  refunded_cents: z.number().int().meta({ description: 'What is sent back of it: a part, or all of it.' }),
  started_at: moment,
  held_until: moment.nullable().meta({ description: 'Null before the payment.' }),
});

/** A reservation with everything about it. */
const reservationSchema = reservationRowSchema.extend({
  price: z.number().meta({ description: 'The agreed price, dollars.' }),
  price_suffix: z.string(),
  contact: z
    .object({ name: z.string(), email: z.string(), phone: z.string() })
    .nullable()
    .meta({ description: 'Null once the shopper was erased.' }),
  purchase: z
    .object({
      choices: z.array(z.object({ label: z.string(), text: z.string() })),
      lines: z
        .array(z.object({ label: z.string(), cents: z.number().int() }))
        .meta({ description: 'The vehicle, its delivery, the extras and on-road costs, with their prices.' }),
      total_cents: z.number().int(),
      suffix: z.string().meta({ description: 'What the total includes, in the words of a price.' }),
    })
    .nullable()
    .meta({
      description:
        'What a purchase online chose; null for a reservation alone, and once the shopper was erased.',
    }),
  lead_id: z.uuid().nullable(),
  paid_at: moment.nullable(),
  payment: z.string().nullable().meta({ description: 'Id of the payment at the provider.' }),
  terms: z.object({ version: z.string(), at: moment }),
  why: z
    .enum(['shopper', 'staff', 'over', 'sold', 'taken', 'provider'])
    .nullable()
    .meta({ description: 'Why the deposit goes back; null if it does not.' }),
  runs: z.boolean().meta({ description: 'It can be extended, refunded or converted.' }),
  log: z
    .array(z.object({ at: moment, what: z.string(), who: z.string(), detail: z.string() }))
    .meta({ description: 'Who did what, oldest first.' }),
});

const NOT_FOUND = { status: 404, error: 'This reservation does not exist.' } as const;
const OVER = { status: 409, error: 'This reservation does not run any more. Look at it again.' } as const;
const byKey = z.object({ key: writeKey });

/** The calls about vehicles that shoppers reserve with a deposit. Each write is done once and responds with the whole reservation. */
export const reservationOperations = {
  reservations: defineDeskOperation(routes.reservations, {
    summary: 'Reservations',
    description: 'Newest first. Empty where the site takes no deposits.',
    access: sellers,
    request: z.object({
      params: atSite,
      query: z.object({ status: reservationStatusSchema.optional(), ...paging }),
    }),
    answer: z.object({ reservations: z.array(reservationRowSchema), next: nextPage }),
    problems: { badCursor: { status: 422, error: 'This page of the list is out of date. Start again.' } },
  }),
  reservation: defineDeskOperation(routes.reservation, {
    summary: 'A reservation',
    description: 'With its shopper and its audit trail.',
    access: sellers,
    request: z.object({ params: atUuid }),
    answer: reservationSchema,
    problems: { notFound: NOT_FOUND },
  }),
  extendReservation: defineDeskOperation(routes.extendReservation, {
    summary: 'Give a shopper more time',
    description: 'The vehicle stays reserved until then. The shopper gets a mail.',
    access: sellers,
    request: z.object({ params: atUuid, body: byKey.extend({ until: moment }) }),
    answer: reservationSchema,
    problems: {
      notFound: NOT_FOUND,
      over: OVER,
      badTime: {
        status: 422,
        error: 'Choose a time after the end of the reservation, at most 60 days from now.',
      },
    },
  }),
  refundReservation: defineDeskOperation(routes.refundReservation, {
    summary: 'End a reservation and send the deposit back',
    description:
      'The vehicle is free at once; the whole deposit goes back to the card. The shopper gets a mail.',
    access: leaders,
    request: z.object({ params: atUuid, body: byKey }),
    answer: reservationSchema,
    problems: { notFound: NOT_FOUND, over: OVER },
  }),
  convertReservation: defineDeskOperation(routes.convertReservation, {
    summary: 'Record that the shopper has bought the vehicle',
    description:
      'The deposit is kept as part of the price. The vehicle stays reserved until the stock says that it is sold.',
    access: leaders,
    request: z.object({ params: atUuid, body: byKey }),
    answer: reservationSchema,
    problems: { notFound: NOT_FOUND, over: OVER },
  }),
  noteReservation: defineDeskOperation(routes.noteReservation, {
    summary: 'Write a note',
    description: 'For staff only. It is erased with the shopper.',
    access: sellers,
    request: z.object({ params: atUuid, body: byKey.extend({ text: words(1, 2_000) }) }),
    answer: reservationSchema,
    problems: {
      notFound: NOT_FOUND,
      erased: { status: 409, error: 'The shopper was erased. No notes can be kept.' },
    },
  }),
};

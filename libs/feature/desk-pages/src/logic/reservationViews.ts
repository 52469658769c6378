import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView, ReservationPageView, StatusView } from '@forecourt/desk-ui';
import { telHref } from '@forecourt/phone';
import { agreedText, centsText, totalLabel } from '@forecourt/pricing';
import { momentText } from './deskTimes.ts';
import { DISPUTE_EVENTS, DISPUTE_WARNINGS } from './disputeWords.ts';
import { trailViews } from './trailViews.ts';
import { choicesOf, readWord } from './words.ts';

type Row = DeskAnswer<typeof deskRoutes.reservations>['reservations'][number];

/** A reservation with everything about it. */
export type Reservation = DeskAnswer<typeof deskRoutes.reservation>;

/** What stands with a reservation. */
export type ReservationStatus = Row['status'];

const statuses: Record<ReservationStatus, StatusView> = {
  held: { text: 'Reserved', tone: 'success' },
  started: { text: 'Not paid yet', tone: 'warning' },
  converted: { text: 'Bought', tone: 'success' },
  refunded: { text: 'Deposit back', tone: 'outline' },
  expired: { text: 'Time over', tone: 'outline' },
};

/** The status of a text; null for another one. */
export const readReservationStatus = (text: string | null): ReservationStatus | null =>
  readWord(statuses, text);

/** Every status as a choice. */
export const reservationStatuses: readonly ChoiceView[] = choicesOf(statuses);

const money: Record<Row['money'], string> = {
  none: 'not paid',
  paid: 'paid',
  returning: 'going back',
  returned: 'sent back',
  failed: 'could not be sent back',
};

/**
 * The deposit, where it is, and what of it the dealership has sent back at the payment provider.
 *
 * @example depositText({ deposit_cents: 20_000, refunded_cents: 5_000, money: 'paid' }) // '$200, paid; $50 sent back'
 */
export function depositText(row: Pick<Row, 'deposit_cents' | 'refunded_cents' | 'money'>): string {
  const text = `${centsText(row.deposit_cents)}, ${money[row.money]}`;
  const isPart = row.refunded_cents > 0 && row.money !== 'returned';
  return isPart ? `${text}; ${centsText(row.refunded_cents)} sent back` : text;
}

/** The columns of a reservation after its vehicle: shopper, status, until when, deposit. */
export const reservationCells = (row: Row, timeZone: string): readonly string[] => [
  row.shopper ?? 'Erased',
  statuses[row.status].text,
  row.held_until === null ? '' : momentText(row.held_until, timeZone),
  depositText(row),
];

const reasons: Record<NonNullable<Reservation['why']>, string> = {
  shopper: 'The shopper asked for the deposit.',
  staff: 'The dealership ended it.',
  over: 'The time was over.',
  sold: 'The vehicle was sold or taken off sale before the payment came.',
  taken: 'Another shopper was faster.',
  provider: 'The deposit was sent back at the payment provider.',
};

/** What each line of the audit trail means. */
const events = new Map([
  ['started', 'Started'],
  ['purchaseChosen', 'Purchase chosen'],
  ['paid', 'Deposit paid'],
  ['givenUp', 'Given up before a payment'],
  ['closed', 'Payment page closed, nothing paid'],
  ['over', 'Time over'],
  ['refundAsked', 'Deposit goes back'],
  ['refunded', 'Deposit sent back'],
  ['refundFailed', 'Deposit could not be sent back'],
  ['partRefunded', 'Part of the deposit sent back'],
  ['partFailed', 'Refund failed'],
  ['extended', 'Given more time'],
  ['converted', 'Bought'],
  ...DISPUTE_EVENTS,
  ['noted', 'Note'],
  ['erased', 'Contact details erased'],
]);

/** Lines whose detail is for staff: the words of a note, the amount of a refund. */
const WITH_DETAIL = new Set(['noted', 'partRefunded', 'partFailed']);

/** A reservation as its page shows it. */
export function reservationPageView(
  reservation: Reservation,
  { site, timeZone }: { site: string; timeZone: string },
): ReservationPageView {
  const time = (iso: string) => momentText(iso, timeZone);
  const { car, contact, held_until, lead_id, payment, purchase, terms, why } = reservation;
  return {
    reference: reservation.reference,
    car: car.name,
    status: statuses[reservation.status],
    warning: warningOf(reservation),
    facts: [
      ...(held_until === null ? [] : [{ name: 'Reserved until', text: time(held_until) }]),
      { name: 'Deposit', text: depositText(reservation) },
      ...(why === null ? [] : [{ name: 'Why it ended', text: reasons[why] }]),
      { name: 'Agreed price', text: agreedText(reservation.price, reservation.price_suffix) },
      { name: 'Stock number', text: car.stocknum ?? 'None' },
      { name: 'Started', text: time(reservation.started_at) },
      ...(reservation.paid_at === null ? [] : [{ name: 'Paid', text: time(reservation.paid_at) }]),
      ...(payment === null ? [] : [{ name: 'Payment', text: payment }]),
      { name: 'Agreed to the terms', text: `${time(terms.at)}, version ${terms.version}` },
    ],
    purchase: purchase && [
      ...purchase.choices.map(({ label, text }) => ({ name: label, text })),
      ...purchase.lines.map(({ label, cents }) => ({ name: label, text: centsText(cents) })),
      { name: totalLabel(purchase.suffix), text: centsText(purchase.total_cents) },
    ],
    shopper: contact && [
      { name: 'Name', text: contact.name },
      { name: 'E-mail', text: contact.email, href: `mailto:${contact.email}` },
      { name: 'Phone', text: contact.phone, href: telHref(contact.phone) },
      ...(lead_id === null
        ? []
        : [{ name: 'Lead', text: 'Open the lead', href: `/${site}/leads/${lead_id}` }]),
    ],
    log: trailViews(
      reservation.log.map(({ at, what, who, detail }) => ({
        ...{ at, who, title: events.get(what) ?? what, text: WITH_DETAIL.has(what) ? detail : '' },
      })),
      timeZone,
    ),
  };
}

function warningOf({ money: where, dispute }: Pick<Reservation, 'money' | 'dispute'>): string | null {
  // First: money that is sent by hand and taken back by the bank is paid twice.
  if (dispute !== null) return DISPUTE_WARNINGS[dispute];
  return where === 'failed'
    ? 'The deposit could not be sent back. Send it to the shopper by hand, and look at the payment provider.'
    : null;
}

const MORE: readonly [days: number, text: string][] = [
  [1, 'One day more'],
  [2, 'Two days more'],
  [7, 'A week more'],
];

const DAY_MS = 24 * 3_600_000;

/** The times that can be given to a shopper, counted from the end of the reservation. */
export const moreTime = (heldUntil: string, timeZone: string): readonly ChoiceView[] =>
  MORE.map(([days, text]) => {
    const value = new Date(Date.parse(heldUntil) + days * DAY_MS).toISOString();
    return { value, text: `${text}: ${momentText(value, timeZone)}` };
  });

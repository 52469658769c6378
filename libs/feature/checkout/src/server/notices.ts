import { totalSuffix, type Hold } from '@forecourt/checkout-desk';
import type { LeadNotice } from '@forecourt/lead-desk';
import { appointmentText, zonedIso } from '@forecourt/location';
import { agreedText, centsText, totalLabel } from '@forecourt/pricing';
import type { RefundReason } from '@forecourt/reservation';
import { notTakenText, otherPart } from '../logic/deposit-texts.ts';

/** A mail to the shopper; `name` is what is remembered, so that it is sent once. */
export type HoldNotice = LeadNotice & { name: string };

/** When money that was sent back is seen. */
export const BACK = 'You’ll see it on your card statement within 10 days, most banks take 3 to 5.';

/** Why the deposit goes back, as the shopper reads it. */
const REASONS: Readonly<Record<RefundReason, string>> = {
  shopper: 'You asked for your deposit back.',
  staff: 'The dealership has ended the reservation.',
  over: 'Your reservation has run out.',
  sold: 'The vehicle was sold or taken off sale before your payment came through. We’re sorry.',
  taken: 'Another shopper got in just before you. We’re sorry.',
  provider: 'The dealership has sent your deposit back.',
};

/** Who gave a vehicle up, or chose something else, may have paid on the page that was still open, or before it while the provider did not answer. */
const reasonOf = (why: RefundReason, { givenUpAt, refundAsked }: Hold['facts']): string =>
  why === 'shopper' && givenUpAt !== undefined && !refundAsked
    ? 'Your payment reached us after you had given up this reservation or changed your purchase.'
    : REASONS[why];

/** The mails that a hold needs in its state and that were not sent yet. */
export function dueNotices(
  hold: Hold,
  { link, zone, steps }: { link: string; zone: string; steps: readonly string[] },
): HoldNotice[] {
  const { state, facts, told, car, reference, purchase } = hold;
  const local = (at: string) => appointmentText(zonedIso(new Date(at), zone));
  const deposit = centsText(facts.amountCents);
  const price = agreedText(car.price, car.priceSuffix);
  const heldUntil = state.heldUntil === null ? '' : local(state.heldUntil);
  const rows = [
    ['Reference', reference],
    ['Vehicle', car.name],
    ['Agreed price', price],
    ...(purchase
      ? [[totalLabel(totalSuffix({ ...car, ...purchase })), centsText(purchase.totalCents)] as const]
      : []),
    ['Deposit', deposit],
  ] as const;
  const due: HoldNotice[] = [];
  if (state.status === 'held')
    due.push({
      name: 'held',
      subject: `Reserved for you: ${car.name}`,
      paragraphs: [
        `${car.name} is reserved for you until ${heldUntil}. We’ve received your deposit of ${deposit}.`,
        ...steps,
        'Changed your mind? Until then you get the whole deposit back with one press: open your reservation below.',
      ],
      rows: [...rows, ['Reserved until', heldUntil]],
      link: { text: 'See your reservation, or get your deposit back', href: link },
    });
  if (state.status === 'held' && facts.extendedTo !== null && facts.extendedTo === state.heldUntil)
    due.push({
      name: `extended ${facts.extendedTo}`,
      subject: `Reserved for longer: ${car.name}`,
      paragraphs: [`The dealership has extended your reservation. It now runs until ${heldUntil}.`],
      rows: [...rows, ['Reserved until', heldUntil]],
      link: { text: 'See your reservation', href: link },
    });
  if (state.why !== null && facts.paid && state.dispute === null) {
    const hasFailed = state.money === 'failed';
    due.push({
      name: hasFailed ? 'bounced' : 'back',
      subject: hasFailed
        ? `Your deposit didn’t reach your card: ${car.name}`
        : `Your deposit goes back: ${car.name}`,
      paragraphs: [`${reasonOf(state.why, facts)} ${wayBack(hold)}`],
      rows: [...rows, ...partsSent(hold, local)],
      link: { text: 'See your reservation', href: link },
    });
  }
  return due.filter(({ name }) => !told.includes(name));
}

type Refunds = Pick<Hold, 'facts' | 'state'>;

/** The refunds of a deposit that have not failed, the first first. */
const refundsOf = ({ facts }: Refunds) =>
  Object.values(facts.refunds ?? {})
    .filter(({ failedAt }) => failedAt === null)
    .toSorted((a, b) => a.at.localeCompare(b.at));

/** What goes back at the end of a hold: all of the deposit, or what is left after the dealer has sent a part of it at the provider. */
function wayBack({ facts, state }: Refunds): string {
  const deposit = centsText(facts.amountCents);
  const ownCents = refundsOf({ facts, state })
    .filter(({ asked }) => asked !== null)
    .reduce((sum, { cents }) => sum + cents, 0);
  if (state.money === 'returned' && ownCents === 0)
    return `All ${deposit} went back to the card you paid with. ${BACK}`;
  const other = otherPart(facts.amountCents, state.refundedCents - ownCents);
  const what = other === null ? deposit : `${other} of your deposit`;
  if (state.money === 'failed') return notTakenText(what);
  return `We’re sending ${what} back to the card you paid with. ${BACK}`;
}

/** What was sent back and when, if it was not all at once. */
function partsSent(hold: Refunds, local: (at: string) => string): [label: string, value: string][] {
  return refundsOf(hold)
    .filter(({ cents }) => cents < hold.facts.amountCents)
    .map(({ at, cents }) => ['Sent back', `${centsText(cents)}, ${local(at)}`]);
}

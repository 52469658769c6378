import { totalSuffix, type Hold } from '@forecourt/checkout-desk';
import type { LeadNotice } from '@forecourt/lead-desk';
import { appointmentText, zonedIso } from '@forecourt/location';
import { agreedText, centsText, totalLabel } from '@forecourt/pricing';
import type { RefundReason } from '@forecourt/reservation';

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
  if (state.why !== null && facts.paid && state.dispute === null)
    due.push({
      name: 'back',
      subject: `Your deposit goes back: ${car.name}`,
      paragraphs: [`${REASONS[state.why]} We’re sending ${deposit} back to the card you paid with. ${BACK}`],
      rows,
      link: { text: 'See your reservation', href: link },
    });
  return due.filter(({ name }) => !told.includes(name));
}

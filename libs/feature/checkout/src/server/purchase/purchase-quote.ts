import type { Purchase } from '@forecourt/checkout-desk';
import { formatRate } from '@forecourt/finance';
import { leadLoan } from '@forecourt/finance-calculator/loan';
import { loanRows, type LeadLoan } from '@forecourt/lead';
import type { PurchaseChoices, PurchaseQuote } from '@forecourt/platform-client';
import { formatDollars } from '@forecourt/pricing';
import type { Car } from '@forecourt/vehicle';
import { LONGEST_TEXT } from '../../logic/purchase/purchase-draft.ts';
import type { CheckoutSite } from '../CheckoutSite.ts';
import { onRoadEstimate, type OnRoadEstimate } from '../on-road-estimate.ts';
import { agreedPrice } from '../views.ts';
import { readHandover, type Handover } from './purchase-choices.ts';

/** A purchase with what it costs, and what a hold keeps of it. */
interface QuotedPurchase {
  quote: PurchaseQuote;
  purchase: Purchase;
  /** The on-road costs in its lines. */
  onRoad: OnRoadEstimate | null;
}

/** What the choices of a purchase cost and what is missing; null for a vehicle without a price at which it is sold. (GA-07) */
export function quotePurchase(
  choices: PurchaseChoices,
  { offer, car, now }: { offer: CheckoutSite; car: Car; now: Date },
): QuotedPurchase | null {
  const { purchase: options, shown, bands } = offer;
  const price = agreedPrice(car);
  if (!options || !price) return null;
  const handover = readHandover(choices, {
    ...{ site: shown, bands, noticeDays: options.noticeDays, locationId: car.location_id, now },
  });
  const extras = options.extras.filter(({ id }) => choices.extras.includes(id));
  const extrasCents = extras.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const onRoad = onRoadEstimate(car, { ...offer, now, extrasCents });
  const loan = leadLoan(car, shown.finance, { query: '', now });
  const lines = [
    { label: [car.name, price.priceSuffix].filter(Boolean).join(', '), cents: Math.round(price.price * 100) },
    ...(handover.delivery
      ? [{ label: `Delivery, ${handover.delivery.region}`, cents: Math.round(handover.delivery.price * 100) }]
      : []),
    ...extras.map(({ name, priceCents }) => ({ label: name, cents: priceCents })),
    ...(onRoad?.lines ?? []),
  ];
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const isFinanced = choices.pay === 'finance';
  const rows = rowsOf(choices, { handover, loan: isFinanced ? loan : null });
  return {
    onRoad,
    purchase: { lines, totalCents, rows, loan: isFinanced ? loan : null, onRoad: onRoad?.note ?? null },
    quote: {
      ...{ lines, total_cents: totalCents, rows: rows.map(({ label, text }) => ({ label, text })) },
      suffix: onRoad?.suffix ?? price.priceSuffix,
      on_road: onRoad?.note ?? null,
      errors: { ...handover.errors, ...otherErrors(choices) },
      ...{ places: handover.places, delivers: bands !== null, times: handover.times },
      extras: options.extras.map(({ id, name, text, priceCents }) => ({ id, name, text, cents: priceCents })),
      loan: loan && {
        rows: loanRows(loan).map(([, label, text]) => ({ label, text })),
        ...{ example: loan.example, warning: loan.warning },
      },
    },
  };
}

function otherErrors({ trade, trade_in, pay }: PurchaseChoices): Record<string, string> {
  const words = trade_in.trim();
  const tradeIn =
    words === ''
      ? 'Please describe your vehicle.'
      : `Please use at most ${LONGEST_TEXT.trade_in} characters.`;
  const isWrong = words.length > LONGEST_TEXT.trade_in || (trade === 'own' && words === '');
  return {
    ...(trade !== 'none' && trade !== 'own' && { trade: 'Please say whether you trade in a vehicle.' }),
    ...(isWrong && { trade_in: tradeIn }),
    ...(pay !== 'cash' && pay !== 'finance' && { pay: 'Please choose how you pay.' }),
  };
}

/** The choices in words, as far as they were made. */
function rowsOf(
  { handover: how, address, postcode, trade, trade_in, pay }: PurchaseChoices,
  { handover, loan }: { handover: Handover; loan: LeadLoan | null },
): Purchase['rows'] {
  const { place, delivery, time } = handover;
  const row = (label: string, text: string, isPrivate = false) => ({ label, text, private: isPrivate });
  return [
    ...(place ? [row('Pick-up', place.name)] : []),
    ...(delivery
      ? [row('Delivery', delivery.region), row('Address', `${address.trim()}, ${postcode.trim()}`, true)]
      : []),
    ...(time === null ? [] : [row(how === 'delivery' ? 'Delivery time' : 'Pick-up time', time)]),
    ...(trade === 'none' ? [row('Trade-in', 'None')] : []),
    ...(trade === 'own' ? [row('Trade-in', trade_in.trim(), true)] : []),
    ...(pay === 'cash' ? [row('Payment', 'Cash or bank transfer')] : []),
    ...(pay === 'finance' ? [row('Payment', loan ? `Finance: ${repaymentText(loan)}` : 'Finance')] : []),
  ];
}

/** A repayment with both of its rates; example and warning stand below it. */
const repaymentText = ({ repayment, frequency, ...loan }: LeadLoan): string =>
  `${formatDollars(repayment)} ${frequency}, estimated; interest rate ${formatRate(loan.annual_rate_percent)}, ` +
  `comparison rate ${formatRate(loan.comparison_rate_percent)}`;

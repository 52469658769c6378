import type { Hold } from '@forecourt/checkout-desk';
import type { Receipt } from '@forecourt/documents';
import { appointmentText, zonedIso } from '@forecourt/location';
import { agreedText, centsText } from '@forecourt/pricing';
import type { PublicSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import type { CheckoutSite } from './CheckoutSite.ts';
import { receiptDealer } from './receipt-dealer.ts';

/**
 * The receipt of a deposit that was paid. It says where the deposit is now, and has no contact details: others may use the device.
 *
 * @param car the vehicle, if it is still in the stock.
 */
export function holdReceipt(
  { reference, car: held, facts, state, terms, payment }: Hold,
  {
    business,
    site,
    car,
    now,
  }: { business: NonNullable<CheckoutSite['business']>; site: PublicSite; car: Car | null; now: Date },
): Receipt {
  const local = (at: string) => appointmentText(zonedIso(new Date(at), site.zone));
  const sentBack = state.money === 'returned' && facts.refundedAt !== null ? local(facts.refundedAt) : null;
  return {
    kind: 'receipt',
    dealer: receiptDealer(business, { site, car }),
    title: 'Receipt for a refundable deposit',
    rows: [
      { label: 'Number', value: reference },
      { label: 'Paid', value: facts.paid ? local(facts.paid.at) : '' },
      { label: 'For', value: `Reservation of ${held.name}` },
      ...(held.stocknum === null ? [] : [{ label: 'Stock number', value: held.stocknum }]),
      { label: 'Agreed price of the vehicle', value: agreedText(held.price, held.priceSuffix) },
      { label: 'Paid by', value: `Card, payment ${payment ?? ''}`.trim() },
      ...(sentBack === null ? [] : [{ label: 'Sent back to the card', value: sentBack }]),
    ],
    amounts: [
      { label: 'GST', value: '$0.00' },
      { label: 'Deposit paid', value: centsText(facts.amountCents) },
      ...(state.refundedCents === 0
        ? []
        : [{ label: 'Sent back', value: `-${centsText(state.refundedCents)}` }]),
    ],
    notes: [business.gst, terms.texts['deposit'] ?? '']
      .flatMap((text) => text.split(/\n\s*\n/))
      .filter(Boolean),
    printed: new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: site.zone }).format(now),
  };
}

import { totalSuffix, type Hold, type Purchase } from '@forecourt/checkout-desk';
import { BOOKING_CATEGORIES, leadPayload, type LeadPayload } from '@forecourt/lead';
import { appointmentText, zonedIso } from '@forecourt/location';
import { agreedText, centsText, totalLabel } from '@forecourt/pricing';
import type { Car } from '@forecourt/vehicle';

/** The lead of a paid hold, for the dealer. */
export function holdLead(
  hold: Hold,
  { site, car, page }: { site: { timeZone: string }; car: Car | null; page: string },
): LeadPayload {
  const { reference, shopper, facts, state, purchase } = hold;
  const local = (at: string) => appointmentText(zonedIso(new Date(at), site.timeZone));
  const deposit = `${centsText(facts.amountCents)}, paid online`;
  const price = agreedText(hold.car.price, hold.car.priceSuffix);
  const lead = leadPayload(
    {
      ...{ name: shopper?.name ?? '', last_name: shopper?.last_name ?? '', email: shopper?.email ?? '' },
      ...{ phone: shopper?.phone ?? '', postcode: '' },
      message: purchase
        ? `I want to buy ${hold.car.name}, and have paid the deposit online.`
        : `I have reserved ${hold.car.name} online.`,
      category: BOOKING_CATEGORIES.reservation,
      page_id: 'checkout',
    },
    {
      ...{ url: page, userAgent: null, car, visitedPages: [], loan: purchase?.loan ?? null },
      answers: {
        Reference: reference,
        Deposit: deposit,
        'Agreed price': price,
        ...(state.heldUntil !== null && { 'Held until': local(state.heldUntil) }),
        ...(purchase && purchaseAnswers(purchase, hold.car.priceSuffix)),
      },
    },
  );
  return { ...lead, postcode: null };
}

/** Every choice of a purchase, and what each part costs. */
function purchaseAnswers(
  { lines, totalCents, rows, onRoad }: Purchase,
  priceSuffix: string,
): Record<string, string> {
  const [, ...more] = lines;
  return {
    ...Object.fromEntries(rows.map(({ label, text }) => [label, text])),
    ...(more.length > 0 && {
      'With it': more.map(({ label, cents }) => `${label} ${centsText(cents)}`).join('; '),
    }),
    [totalLabel(totalSuffix({ priceSuffix, onRoad }))]: centsText(totalCents),
  };
}

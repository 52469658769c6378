import type { CheckoutPage, Terms } from '../logic/page.ts';

/** What a shopper reads before reserving. */
export const terms: Terms = {
  version: '2026-11',
  deposit: 'Your deposit is fully refundable for any reason.\n\nReserving isn’t a contract to buy.',
  onRoadCosts: 'The price includes registration, insurance and duty.',
  coolingOff: 'You have one clear business day.',
  warranty: 'Three months or 5,000 km.',
};

/** The page of a vehicle that is free. */
export const page: CheckoutPage = {
  head: { title: '', description: '', canonical: '' },
  car: {
    ...{
      id: 7,
      slug: '2021-toyota-rav4-gxl',
      name: '2021 Toyota RAV4 GXL',
      image: '/pictures/yard/suv-white.webp',
    },
    ...{ price: 34_990, price_suffix: 'Drive away', state: 'QLD', on_road: null },
  },
  ...{ free: 'free', payments: true, receipt: null, depositCents: 20_000, holdHours: 48 },
  terms,
  nextSteps: ['We take the vehicle off sale.', 'We call you.'],
  ...{ hold: null, linkQuery: '', payQuery: '?pay=a1', notice: null, typed: { values: {}, agreed: null } },
};

type Hold = NonNullable<CheckoutPage['hold']>;

/** A reservation of this browser that waits for its payment. */
export const started: Hold = {
  ...{ reference: 'RS-7K3M-9PQR', status: 'started', money: 'none', why: null, dispute: null },
  ...{ price: 34_990, price_suffix: 'Drive away', deposit_cents: 20_000 },
  ...{ refunded_cents: 0, owner: true },
  ...{ started_at: '2026-11-26T02:00:00.000Z', pay_until: '2026-11-26T02:35:00.000Z' },
  ...{ paid_at: null, held_until: null, may_refund: false, purchase: null },
  ...{ payment_url: 'https://checkout.stripe.com/c/pay/cs_test_1', pay_mark: 'a1' },
  times: { payUntil: 'Thursday 26 November 2026, 12:35 pm', paidAt: null, heldUntil: null },
};

/** A vehicle that is held. */
export const held: Hold = {
  ...started,
  ...{ status: 'held', money: 'paid', may_refund: true, payment_url: null },
  ...{ paid_at: '2026-11-26T02:06:00.000Z', held_until: '2026-11-28T02:06:00.000Z' },
  times: {
    payUntil: started.times.payUntil,
    paidAt: 'Thursday 26 November 2026, 12:06 pm',
    heldUntil: 'Saturday 28 November 2026, 12:06 pm',
  },
};

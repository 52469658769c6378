import { NO_CHOICES } from '../logic/purchase/purchase-draft.ts';
import type { PurchasePage, StepView } from '../logic/purchase/purchase-page.ts';
import type { CheckoutPage } from '../logic/page.ts';
import { page, terms } from './pages.ts';

const { car, free, payments, depositCents, holdHours, head } = page;

/** The first step of a purchase. */
export const carView: StepView = {
  step: 'car',
  quote: {
    lines: [{ label: '2021 Toyota RAV4 GXL, Drive away', cents: 3_499_000 }],
    ...{ total_cents: 3_499_000, suffix: 'Drive away', on_road: null, rows: [], errors: {}, delivers: true },
    places: [{ id: '1', name: 'Newstead' }],
    times: [
      { day: 'Monday 30 November 2026', times: [{ value: '2026-11-30T09:00:00+10:00', text: '9:00 am' }] },
    ],
    extras: [
      { id: 'tint', name: 'Window tint', text: 'Ceramic film, with a lifetime warranty.', cents: 59_900 },
      { id: 'coat', name: 'Paint protection', text: '', cents: 89_550 },
    ],
    loan: {
      rows: [
        { label: 'Loan amount', text: '$34,990' },
        { label: 'Estimated repayment', text: '$161 weekly' },
        { label: 'Interest rate', text: '6.29% p.a.' },
        { label: 'Comparison rate', text: '8.19% p.a.' },
      ],
      example: '5-year term, 6.29% p.a., comparison rate 8.19% p.a., no deposit.',
      warning: 'WARNING: This comparison rate is true only for the examples given.',
    },
  },
  choices: NO_CHOICES,
  shopper: { name: '', last_name: '', email: '', phone: '' },
  ...{ oldPrice: null, isBack: false },
};

/** A page of a purchase. */
export const purchasePage: PurchasePage = {
  ...{ head, car, terms, free, payments, depositCents, holdHours },
  view: carView,
};

/** The last step, with everything chosen. */
export const reviewView: StepView = {
  ...carView,
  step: 'review',
  quote: {
    ...carView.quote,
    lines: [...carView.quote.lines, { label: 'Window tint', cents: 59_900 }],
    total_cents: 3_558_900,
    rows: [
      { label: 'Pick-up', text: 'Newstead' },
      { label: 'Pick-up time', text: 'Monday 30 November 2026, 9:00 am' },
      { label: 'Trade-in', text: 'None' },
      {
        label: 'Payment',
        text: 'Finance: $161 weekly, estimated; interest rate 6.29% p.a., comparison rate 8.19% p.a.',
      },
    ],
  },
  choices: { ...NO_CHOICES, handover: 'pick-up', trade: 'none', pay: 'finance', extras: ['tint'] },
  shopper: { name: 'Kim', last_name: 'Lee', email: 'kim@shopper.example', phone: '0491 570 006' },
};

const excluding = 'Excl. govt charges';

/** What the last step says of the price of such a vehicle. */
const excludingQuote = {
  ...reviewView.quote,
  lines: reviewView.quote.lines.map(({ label, cents }) => ({
    label: label.replace('Drive away', excluding),
    cents,
  })),
  suffix: excluding,
};

/** The last step of a vehicle whose price has no government charges, in another state than the dealer. */
export const withoutCharges: PurchasePage = {
  ...purchasePage,
  car: { ...car, price_suffix: excluding, state: 'VIC' },
  terms: { ...terms, onRoadCosts: 'In Victoria, duty comes on top.' },
  view: { ...reviewView, quote: excludingQuote },
};

/** What comes on top of such a price, as a site with charges by state says it. */
export const onRoad: NonNullable<CheckoutPage['car']['on_road']> = {
  lines: [
    { label: 'Vehicle duty', cents: 104_970 },
    { label: 'Transfer fee', cents: 3_255 },
  ],
  suffix: 'Est. drive away',
  note:
    'Estimated for private buyers who register the vehicle in Queensland, at the charges of 1 July 2025. Sources: Queensland Government, ' +
    'www.qld.gov.au/transport/registration/fees/duty/rates.',
};

/** The last step of such a vehicle in a state whose charges the site has. */
export const withOnRoadCosts: PurchasePage = {
  ...withoutCharges,
  car: { ...car, price_suffix: excluding },
  terms,
  view: {
    ...reviewView,
    quote: {
      ...excludingQuote,
      lines: [...excludingQuote.lines, ...onRoad.lines],
      ...{ total_cents: 3_667_125, suffix: onRoad.suffix, on_road: onRoad.note },
    },
  },
};

import type { PageHead } from '@forecourt/page/head';
import type { PurchaseQuote } from '@forecourt/platform-client';
import type { CheckoutPage, Terms } from '../page.ts';
import type { PurchaseDraft } from './purchase-draft.ts';
import type { PurchaseStep } from './purchase-steps.ts';

/** A step of a purchase with everything that it shows. */
export interface StepView {
  step: PurchaseStep;
  quote: PurchaseQuote;
  choices: PurchaseDraft['choices'];
  shopper: PurchaseDraft['shopper'];
  /** The price that the shopper has seen before, if it is another one now. */
  oldPrice: number | null;
  /** Whether the shopper comes back to a purchase that was begun before. */
  isBack: boolean;
}

/** Loader data of a purchase. */
export interface PurchasePage {
  head: PageHead;
  /** Null without a vehicle in the address. */
  car: CheckoutPage['car'] | null;
  free: CheckoutPage['free'];
  payments: boolean;
  depositCents: number;
  holdHours: number;
  terms: Terms | null;
  /** Null if the vehicle cannot be bought now. */
  view: StepView | null;
}

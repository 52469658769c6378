import type { PageHead } from '@forecourt/page/head';
import type { Typed } from '@forecourt/page/typed';
import type { CheckoutView, ShoppersHold } from '@forecourt/platform-client';

/** A time of a hold, in the zone of the dealer. */
export interface HoldTimes {
  payUntil: string;
  paidAt: string | null;
  heldUntil: string | null;
}

/** What a shopper reads before reserving. */
export interface Terms {
  version: string;
  deposit: string;
  onRoadCosts: string;
  coolingOff: string;
  warranty: string;
}

/** Loader data of the page. */
export interface CheckoutPage {
  head: PageHead;
  car: CheckoutView['car'];
  free: CheckoutView['free'];
  payments: boolean;
  /** The address of the receipt; null without one. */
  receipt: string | null;
  depositCents: number;
  holdHours: number;
  /** Null if the vehicle cannot be sold online, as nobody knows by which law. */
  terms: Terms | null;
  nextSteps: readonly string[];
  hold: (ShoppersHold & { times: HoldTimes }) | null;
  /** The query of the link in a mail, which the buttons of the page need too; empty without one. */
  linkQuery: string;
  /** The query with which the page leads to the payment, if what is paid for is what it showed. */
  payQuery: string;
  /** What the form begins with: what was typed before a sign-in, or what the account knows. */
  typed: Typed;
  /**
   * What has just happened. Of a vehicle that this browser has set aside already: `unbought`, a purchase was sent and it is reserved alone;
   * `kept`, its purchase stays as it was sent first; `changed`, another purchase was sent before the payment.
   */
  notice: 'cancelled' | 'unpaid' | 'unbought' | 'kept' | 'changed' | null;
}

/** A refused post. */
export interface RefusedPost {
  /** What was typed. */
  values: Readonly<Record<string, string>>;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing could be done; null for errors of fields. */
  failure: string | null;
  status: number;
}

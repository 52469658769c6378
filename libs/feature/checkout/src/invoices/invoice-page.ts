import type { PageHead } from '@forecourt/page/head';
import type { ShoppersInvoice } from '@forecourt/platform-client';

/** Loader data of `/online-payment`. */
export interface InvoicePage {
  head: PageHead;
  intro: string;
  /** What can be paid at once, cents. */
  minCents: number;
  maxCents: number;
  /** The payment of the link in the address; null for the form. */
  payment: (ShoppersInvoice & { payUntil: string; paidAt: string | null }) | null;
  /** The address of the receipt; null without one. */
  receipt: string | null;
  /** The shopper came back from the payment page. */
  isBack: boolean;
  /** What the form begins with, by the names of the fields: what was typed before a sign-in, or what the account knows. */
  typed: Readonly<Record<string, string>>;
}

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
  /** What the account knows of the shopper, by the names of the fields. */
  known: Readonly<Record<string, string>>;
}

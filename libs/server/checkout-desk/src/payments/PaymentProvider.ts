import type { HoldEvent, InvoiceEvent } from '@forecourt/reservation';

/** A deposit to be paid. */
export interface PaymentOrder {
  /** Id of the hold: the same order with it, for the same e-mail address, is the same payment page. */
  hold: string;
  site: string;
  reference: string;
  amountCents: number;
  /** What is paid for, as the payment page says it. */
  title: string;
  email: string;
  /** The payment page closes then. */
  until: Date;
  /** Where the shopper goes after the payment, and without one. */
  paidUrl: string;
  backUrl: string;
}

/** What a provider knows of a payment page. */
export interface PaymentLook {
  /** With every refund; of one that failed `at` is the time of the look. */
  events: HoldEvent[];
  /** An amount or currency that is not that of the order; null if they agree. */
  mismatch: string | null;
}

/** What a webhook of a provider says. The hold is named by its id, else by its payment. */
export interface PaymentNews {
  hold: string | null;
  payment: string | null;
  events: HoldEvent[];
  /** It tells that money went back and not which refunds: only a look does. */
  unclear: boolean;
}

/** A part of a payment that staff send back. */
export interface PartRefund {
  /** The payment at the provider. */
  payment: string;
  /** Id of the payment here. */
  hold: string;
  /** Id of the wish: it is carried out once, however often it is asked for. */
  id: string;
  cents: number;
}

/** A payment page of the provider with the hold that it is for. */
export interface ListedPayment {
  hold: string;
  session: string;
  paid: boolean;
}

/** Takes deposits. Card data is typed at the provider, never here. */
export interface PaymentProvider {
  /** Opens the payment page of an order. Again with the same hold and e-mail address it returns the same page. */
  open(order: PaymentOrder): Promise<{ session: string; url: string }>;
  /** Asks what became of a payment page. */
  look(session: string, amountCents: number, now: Date): Promise<PaymentLook>;
  /** Closes a payment page, so that nothing can be paid on it any more; one that was paid stays paid. */
  close(session: string): Promise<void>;
  /** Sends a deposit back, once for each hold. */
  refund(payment: string, hold: string): Promise<void>;
  /** Sends the provider's receipt of a payment to an address, unless its payment page had it. A refusal of the address is final; it rejects on any other failure. */
  sendReceipt(session: string, receipt: { hold: string; email: string }): Promise<void>;
  /** Sends a part of a payment back. A refusal of the provider is an answer; it rejects if there is none. */
  refundPart(part: PartRefund, now: Date): Promise<InvoiceEvent>;
  /** Reads a webhook. Null if its signature is wrong or too old; `events` is empty if it is about something else. */
  readWebhook(body: string, signature: string, now: Date): PaymentNews | null;
  /** The hold that a payment is for, if a webhook names the payment alone and nothing here knows it yet; null if it is for none. */
  holdOf(payment: string): Promise<string | null>;
  /** The payment pages of a site since a time, newest first. */
  list(site: string, since: Date): AsyncIterable<ListedPayment>;
}

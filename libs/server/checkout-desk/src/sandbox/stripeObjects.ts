import type { SandboxRefund, SandboxSession } from './SandboxState.ts';

/** Where the payment pages of the sandbox are: the address of one by its id. */
export type PageAddress = (session: SandboxSession) => string;

/** A session as Stripe's API has it; the payment is expanded as asked. */
export function sessionObject(
  session: SandboxSession,
  {
    refunds,
    expand,
    page,
  }: { refunds: readonly SandboxRefund[]; expand: readonly string[]; page: PageAddress },
): object {
  const { payment, amount, intent: _intent, title: _title, email, ...own } = session;
  const expands = (name: string) => expand.some((each) => each === name || each.startsWith(`${name}.`));
  const paid = payment !== null;
  return {
    object: 'checkout.session',
    ...own,
    ...{
      mode: 'payment',
      livemode: false,
      payment_method_types: ['card'],
      allowed_payment_method_types: ['card'],
    },
    ...{ amount_subtotal: amount, amount_total: amount },
    ...{ customer_email: email, customer_details: email === null ? null : { email } },
    payment_status: paid ? 'paid' : 'unpaid',
    payment_intent:
      payment && (expands('payment_intent') ? intentObject(session, { refunds, expands }) : payment.intent),
    url: session.status === 'open' ? page(session) : null,
  };
}

/** A payment as Stripe's API has it. */
export function intentObject(
  { payment, amount, currency }: SandboxSession,
  { refunds, expands }: { refunds: readonly SandboxRefund[]; expands: (name: string) => boolean },
): object | null {
  if (!payment) return null;
  const { intent, created, description, metadata, charge } = payment;
  return {
    ...{ object: 'payment_intent', id: intent, created, amount, amount_received: amount, currency },
    ...{ status: 'succeeded', description, metadata, livemode: false },
    latest_charge: expands('payment_intent.latest_charge')
      ? chargeObject({ payment, amount, currency }, refunds, expands('payment_intent.latest_charge.refunds'))
      : charge,
  };
}

/** So many refunds come with their charge, the newest first. */
const WITH_CHARGE = 10;

/** A charge as Stripe's API has it. Its refunds are in it only if they are asked for. */
export function chargeObject(
  { payment, amount, currency }: Pick<SandboxSession, 'payment' | 'amount' | 'currency'>,
  refunds: readonly SandboxRefund[],
  withRefunds = false,
): object | null {
  if (!payment) return null;
  const own = refunds.filter(({ intent }) => intent === payment.intent);
  const back = own.filter(({ status }) => status === 'succeeded').reduce((sum, each) => sum + each.amount, 0);
  return {
    ...{ object: 'charge', id: payment.charge, created: payment.created, amount, currency, livemode: false },
    ...{ paid: true, status: 'succeeded', payment_intent: payment.intent, metadata: payment.metadata },
    ...{ amount_refunded: back, refunded: back >= amount, disputed: payment.dispute !== null },
    receipt_email: payment.receipt_email,
    payment_method_details: { type: 'card', card: { last4: payment.card.slice(-4) } },
    ...(withRefunds && {
      refunds: {
        object: 'list',
        has_more: own.length > WITH_CHARGE,
        data: own
          .toReversed()
          .slice(0, WITH_CHARGE)
          .map((each) => refundObject(each, payment.charge)),
      },
    }),
  };
}

/** A dispute as Stripe's API has it. */
export function disputeObject({ dispute, intent, charge }: NonNullable<SandboxSession['payment']>) {
  return { object: 'dispute', ...dispute, charge, payment_intent: intent, metadata: {} };
}

/** A refund as Stripe's API has it. */
export function refundObject(
  { id, created, intent, amount, status, metadata }: SandboxRefund,
  charge: string,
) {
  const facts = { object: 'refund', id, created, amount, currency: 'aud', status, metadata };
  return { ...facts, payment_intent: intent, charge };
}

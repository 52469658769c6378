import { isRunning, nextStep, type HoldFacts } from '@forecourt/reservation';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import { addEvents } from './store/addEvents.ts';
import { findHold } from './store/findHold.ts';
import { receiptSent } from './store/keep.ts';
import type { CheckoutServices, Hold } from './store/records.ts';

/** The platform itself, in the audit trail. */
const PLATFORM = 'platform';

/**
 * Asks the provider what became of a payment, and adds it. The webhook says the same; whichever comes first counts.
 *
 * @returns the hold as it is now.
 */
export async function refreshHold(
  services: CheckoutServices,
  provider: PaymentProvider,
  hold: Hold,
): Promise<Hold> {
  if (hold.session === null) return hold;
  const { events, mismatch } = await provider.look(hold.session, hold.facts.amountCents, services.now);
  if (mismatch !== null) throw new Error(`The payment of ${hold.reference} is ${mismatch}.`);
  return (await addEvents(services, { id: hold.id, events, who: 'provider' })) ?? hold;
}

/**
 * Gives a hold up before anything is paid: its payment page is closed and the vehicle is free at once. If it was paid in the meantime, it is
 * held.
 */
export async function giveUp(
  services: CheckoutServices,
  provider: PaymentProvider | null,
  { hold, who }: { hold: Hold; who: string },
): Promise<Hold> {
  let now = hold;
  if (hold.session !== null) {
    if (!provider) throw new Error('Without a payment provider nobody knows whether the deposit was paid.');
    await provider.close(hold.session);
    now = await refreshHold(services, provider, hold);
  }
  // By its facts: a hold that was given up is over before its page is closed.
  if (now.facts.paid !== null || now.facts.closedAt !== null) return now;
  // Nobody has the address of a page that was never opened.
  if (hold.session !== null) throw new Error(`The payment page of ${hold.reference} could not be closed.`);
  const closed = { kind: 'closed' as const, at: services.now.toISOString() };
  return (await addEvents(services, { id: hold.id, events: [closed], who })) ?? now;
}

/**
 * Does what is due about a hold: closes a payment page whose time is over, ends a hold after its hours, sends a deposit back. Rejects if
 * the provider does not answer, so that it is tried again; nothing is done twice. (GA-07)
 *
 * @returns the hold as it is now; null if there is none.
 */
export async function settleHold(
  services: CheckoutServices,
  provider: PaymentProvider | null,
  { site, id }: { site: string; id: string },
): Promise<Hold | null> {
  const hold = await findHold(services, site, { id });
  const step = hold && nextStep(hold.facts);
  if (!hold || !step || step.at > services.now) return hold;
  if (step.what === 'close') return giveUp(services, provider, { hold, who: PLATFORM });
  if (step.what === 'end') {
    const over = { kind: 'over' as const, at: services.now.toISOString() };
    // Staff may have given more time since.
    const only = (facts: HoldFacts) => !isRunning(facts, services.now);
    await addEvents(services, { id, events: [over], who: PLATFORM, only });
  }
  return settleRefund(services, provider, { site, id });
}

/**
 * Sees to it that the provider's receipt of a paid deposit goes to the address that the shopper has corrected: the payment page keeps the first
 * one. Rejects if the provider does not answer, so that it is tried again.
 */
export async function settleReceipt(
  services: CheckoutServices,
  provider: PaymentProvider | null,
  { id, receiptDue, facts, session, shopper }: Hold,
): Promise<void> {
  if (!receiptDue || !facts.paid || session === null || !shopper || !provider) return;
  await provider.sendReceipt(session, { hold: id, email: shopper.email });
  await receiptSent(services, { id });
}

async function settleRefund(
  services: CheckoutServices,
  provider: PaymentProvider | null,
  { site, id }: { site: string; id: string },
): Promise<Hold | null> {
  const hold = await findHold(services, site, { id });
  if (!hold || nextStep(hold.facts)?.what !== 'refund' || !hold.facts.paid) return hold;
  if (!provider) throw new Error('Without a payment provider no deposit can be sent back.');
  await provider.refund(hold.facts.paid.payment, hold.id);
  return refreshHold(services, provider, hold);
}

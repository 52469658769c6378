import { createHash } from 'node:crypto';
import { totalSuffix, type Hold } from '@forecourt/checkout-desk';
import type { ShoppersHold } from '@forecourt/platform-client';
import { priceDisplay } from '@forecourt/pricing';
import { isRunning } from '@forecourt/reservation';
import type { Car } from '@forecourt/vehicle';
import { chargesOnTop } from '../logic/charges-on-top.ts';

/** A hold as its shopper may see it. Only the browser that started it gets the address of its payment page. */
export function shoppersHold(hold: Hold, { now, owner }: { now: Date; owner: boolean }): ShoppersHold {
  const { reference, car, facts, state, paymentUrl } = hold;
  const suffix = totalSuffix({ priceSuffix: car.priceSuffix, onRoad: hold.purchase?.onRoad });
  const onTop = hold.purchase?.onRoad ?? chargesOnTop(suffix, hold.terms.texts['onRoadCosts'] ?? '');
  const payable = owner && state.status === 'started' && now.toISOString() < facts.openUntil;
  return {
    ...{ reference, status: state.status, money: state.money, why: state.why, dispute: state.dispute },
    ...{ price: car.price, price_suffix: car.priceSuffix, deposit_cents: facts.amountCents },
    refunded_cents: state.refundedCents,
    started_at: facts.openedAt,
    pay_until: facts.openUntil,
    paid_at: facts.paid?.at ?? null,
    held_until: state.heldUntil,
    payment_url: payable ? paymentUrl : null,
    pay_mark: payMark(hold),
    ...{ owner, may_refund: isRunning(facts, now) },
    purchase: hold.purchase && {
      lines: [...hold.purchase.lines],
      total_cents: hold.purchase.totalCents,
      suffix,
      rows: hold.purchase.rows.filter((row) => !row.private).map(({ label, text }) => ({ label, text })),
      notes: [
        ...(onTop === null ? [] : [onTop]),
        ...(hold.purchase.loan ? [hold.purchase.loan.example, hold.purchase.loan.warning] : []),
      ],
    },
  };
}

/** Also of the choices that are not shown, as an address. The id of the hold is no part of any answer, so nobody can guess them by the mark. */
const payMark = ({ id, purchase }: Hold): string =>
  createHash('sha256')
    .update(JSON.stringify([id, purchase]))
    .digest('hex')
    .slice(0, 16);

/** The price of a vehicle at which it can be reserved; null without one. A subscription is no purchase. */
export function agreedPrice(car: Car): { price: number; priceSuffix: string } | null {
  const { amount, suffix } = priceDisplay(car);
  return amount === null ? null : { price: amount, priceSuffix: suffix };
}

import { Alert } from '@forecourt/primitives';
import type { ShoppersHold } from '@forecourt/platform-client';
import { centsText } from '@forecourt/pricing';
import { capitalise } from '@forecourt/values';
import { notTakenText, otherPart } from '../logic/deposit-texts.ts';

export interface EndedNoteProps {
  hold: Pick<
    ShoppersHold,
    'status' | 'money' | 'why' | 'dispute' | 'reference' | 'deposit_cents' | 'refunded_cents'
  >;
}

const WHY: Readonly<Record<NonNullable<ShoppersHold['why']>, string>> = {
  shopper: 'You’ve ended your reservation.',
  staff: 'We’ve ended your reservation.',
  over: 'Your reservation has run out.',
  sold: 'This vehicle was sold or taken off sale before your payment came through. We’re sorry.',
  taken: 'Another shopper got in just before you. We’re sorry.',
  provider: 'Your reservation has ended.',
};

/** Where a deposit is while the holder of the card disputes it: both the dealer and the bank could pay it back, so the dealer waits. */
export const disputedText = (deposit: string): string =>
  `The payment of ${deposit} is disputed with the bank. The bank decides whether you get it back, so we can’t send it back ourselves.`;

/** What became of a reservation that is over, and where the deposit is. */
export function EndedNote({ hold }: EndedNoteProps) {
  const { status, money, why, reference } = hold;
  if (status === 'expired' && money === 'none')
    return <Alert>Your reservation has ended. Nothing was charged.</Alert>;
  const reason = why === null ? 'Your reservation has ended.' : WHY[why];
  return (
    <Alert tone={money === 'failed' ? 'danger' : 'info'}>
      {reason} {moneyText(hold)} Your reference is {reference}.
    </Alert>
  );
}

function moneyText({ money, dispute, deposit_cents, refunded_cents }: EndedNoteProps['hold']): string {
  const deposit = centsText(deposit_cents);
  if (dispute === 'lost') return `Your bank has given your deposit of ${deposit} back to you.`;
  if (money === 'returned')
    return `We’ve sent your deposit of ${deposit} back. Most banks take 3 to 5 days to show it, none more than 10.`;
  const other = otherPart(deposit_cents, refunded_cents);
  const before =
    other === null ? '' : `We’ve sent ${centsText(refunded_cents)} of your deposit of ${deposit} back. `;
  const rest = other ?? `your deposit of ${deposit}`;
  if (dispute === 'open') return before + disputedText(deposit);
  if (money === 'failed') return before + notTakenText(rest);
  return `${before}${capitalise(rest)} is on its way back.`;
}

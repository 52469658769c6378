import { Alert } from '@forecourt/primitives';
import type { ShoppersHold } from '@forecourt/platform-client';
import { centsText } from '@forecourt/pricing';

export interface EndedNoteProps {
  hold: Pick<ShoppersHold, 'status' | 'money' | 'why' | 'reference' | 'deposit_cents'>;
}

const WHY: Readonly<Record<NonNullable<ShoppersHold['why']>, string>> = {
  shopper: 'You’ve ended your reservation.',
  staff: 'We’ve ended your reservation.',
  over: 'The time of your reservation is over.',
  sold: 'This vehicle was sold while you were paying. We’re sorry.',
  taken: 'Another shopper was faster by a moment. We’re sorry.',
  provider: 'Your reservation has ended.',
};

/** What became of a reservation that is over, and where the deposit is. */
export function EndedNote({ hold: { status, money, why, reference, deposit_cents } }: EndedNoteProps) {
  if (status === 'expired' && money === 'none')
    return <Alert>Your reservation has ended. Nothing was charged.</Alert>;
  const reason = why === null ? 'Your reservation has ended.' : WHY[why];
  return (
    <Alert tone={money === 'failed' ? 'danger' : 'info'}>
      {reason} {moneyText(money, centsText(deposit_cents))} Your reference is {reference}.
    </Alert>
  );
}

function moneyText(money: ShoppersHold['money'], deposit: string): string {
  if (money === 'returned')
    return `We’ve sent your deposit of ${deposit} back. Most banks take 3 to 5 days to show it, none more than 10.`;
  if (money === 'failed')
    return `Your bank didn’t take your deposit of ${deposit} back. We’ll call you to return it another way.`;
  return `Your deposit of ${deposit} is on its way back.`;
}

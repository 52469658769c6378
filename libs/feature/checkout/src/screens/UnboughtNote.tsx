import { Alert } from '@forecourt/primitives';
import type { ShoppersHold } from '@forecourt/platform-client';

/** Says that a purchase was not sent, because this browser has reserved the vehicle already, and how to go on. */
export function UnboughtNote({
  hold: { status, reference },
}: {
  hold: Pick<ShoppersHold, 'status' | 'reference'>;
}) {
  const goOn =
    status === 'held'
      ? `You won’t pay a second deposit. To go on with your purchase, call us and quote your reference ${reference}, or give the reservation up below and buy online again.`
      : 'To buy it online, give the vehicle up below and start again: nothing has been charged.';
  return (
    <Alert>
      Your purchase wasn’t sent, because you’ve reserved this vehicle already. {goOn} What you chose for your
      purchase is kept on this device for two weeks.
    </Alert>
  );
}

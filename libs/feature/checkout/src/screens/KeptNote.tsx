import { Alert } from '@forecourt/primitives';
import type { ShoppersHold } from '@forecourt/platform-client';

/** Says that a purchase is paid and takes no change, from another tab for instance, and how to change it. */
export function KeptNote({ hold: { reference } }: { hold: Pick<ShoppersHold, 'reference'> }) {
  return (
    <Alert>
      You’ve sent this purchase and paid its deposit already. What it includes is below, under “Your
      purchase”. Nothing was sent or charged again, so anything you’ve changed since then isn’t part of it. To
      change it, call us and quote your reference {reference}.
    </Alert>
  );
}

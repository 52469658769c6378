import { Alert, Button } from '@forecourt/primitives';
import { useState } from 'react';
import type { Outcome } from '../passkeys/ceremonies.ts';

/** A button that asks the browser for a passkey, and what became of it. */
export function PasskeyPrompt({
  label,
  ask,
  onDone,
  done = null,
}: {
  label: string;
  /** Null while it is not known whether the browser has passkeys: the button has its place, and is not seen. */
  ask: (() => Promise<Outcome>) | null;
  onDone: () => void;
  /** What is said afterwards, where the page stays. */
  done?: string | null;
}) {
  const [outcome, setOutcome] = useState<{ said: Outcome } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (!ask) return;
    setOutcome(null);
    setIsBusy(true);
    const said = await ask();
    setIsBusy(false);
    setOutcome({ said });
    if (said === null) onDone();
  };
  return (
    <div className={ask ? 'grid gap-4' : 'invisible'}>
      <div>
        <Button variant="outline" busyText={isBusy ? 'One moment' : null} onClick={() => void press()}>
          {label}
        </Button>
      </div>
      {outcome?.said === null && done !== null && <Alert tone="success">{done}</Alert>}
      {outcome !== null && outcome.said !== null && <Alert tone="danger">{outcome.said}</Alert>}
    </div>
  );
}

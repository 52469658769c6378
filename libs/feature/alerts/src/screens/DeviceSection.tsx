import { Alert, Button } from '@forecourt/primitives';
import { useEffect, useState } from 'react';
import type { PushOffer } from '../logic/page.ts';
import { STATEMENTS } from '../logic/statements.ts';
import type { DeviceState } from '../push/browser-push.ts';
import type { BrowserPush } from '../push/use-browser-push.ts';

const TEXTS: Readonly<Record<DeviceState, string>> = {
  on: 'This device shows a notification with each email about your alerts.',
  off: STATEMENTS.device,
  blocked:
    'This browser blocks notifications from us. To get them, allow them in its settings, then open this page again.',
};

const DONE = { on: 'Thanks. We’ll tell you on this device too.', off: 'Stopped on this device.' };

/** Notifications in this browser: a button that turns them on or off. It is shown once their state is known. */
export function DeviceSection({
  token,
  push,
  browser,
}: {
  token: string;
  push: PushOffer;
  browser: BrowserPush;
}) {
  const [state, setState] = useState<DeviceState | null>(null);
  const [said, setSaid] = useState<{ done: string | null; failure: string | null } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    void browser.deviceState(push).then(
      (found) => {
        if (isShown) setState(found);
      },
      () => undefined, // a browser that does not let the page ask, such as a private window
    );
    return () => {
      isShown = false;
    };
  }, [browser, push]);
  if (state === null) return null;
  const press = async () => {
    setSaid(null);
    setIsBusy(true);
    const { state: now, failure } = await (state === 'on'
      ? browser.turnOff(token)
      : browser.turnOn(token, push));
    setIsBusy(false);
    setState(now);
    const hasChanged = now !== state && now !== 'blocked';
    setSaid({ done: hasChanged ? DONE[now] : null, failure });
  };
  return (
    <section aria-labelledby="alert-device" className="grid gap-4">
      <h2 id="alert-device" className="text-h3">
        On this device
      </h2>
      <p>{TEXTS[state]}</p>
      {state !== 'blocked' && (
        <div>
          <Button variant="outline" busyText={isBusy ? 'One moment' : null} onClick={() => void press()}>
            {state === 'on' ? 'Stop on this device' : 'Also tell me on this device'}
          </Button>
        </div>
      )}
      {said?.done && <Alert tone="success">{said.done}</Alert>}
      {said?.failure && <Alert tone="danger">{said.failure}</Alert>}
    </section>
  );
}

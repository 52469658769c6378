import { isRunning } from '@forecourt/promos';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useDismissed } from '../frame/use-dismissed.ts';
import { block } from './block.tsx';

const PopupDialog = lazy(() => import('../frame/PopupDialog.tsx'));

/** A visitor looks at the vehicle first, this long; milliseconds. */
const AFTER_MS = 6_000;

/**
 * The dealer's promotion, once to each visitor: not after its last day, not to who sent it away, and not into something that a
 * visitor is doing. (VD-18; decision 71)
 */
export const Popup = block('vdp.popup', function Popup({ now }) {
  const { slug, zone } = useSite();
  const promotion = useFeatureOptions('vdp')?.frame.popup ?? null;
  const [dismissed, dismiss] = useDismissed(
    () => window.localStorage,
    `forecourt:${slug}:popup:${promotion?.id ?? ''}`,
  );
  const [due, setDue] = useState(false);
  const runs =
    promotion !== null && !dismissed && isRunning({ start: null, expiry: promotion.expiry }, now, zone);
  useEffect(() => {
    if (!runs || due) return;
    const timer = setInterval(() => setDue(!isBusy()), AFTER_MS);
    return () => clearInterval(timer);
  }, [runs, due]);
  if (!runs || !due) return null;
  return (
    <Suspense>
      <PopupDialog {...promotion} onDismiss={dismiss} />
    </Suspense>
  );
});

/** The visitor types, or has another dialog open. */
function isBusy(): boolean {
  return (
    document.querySelector('[role="dialog"], dialog[open], input:focus, textarea:focus, select:focus') !==
    null
  );
}

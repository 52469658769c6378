import { asksConsent, watchConsent } from '@forecourt/analytics/late';
import { isRunning } from '@forecourt/promos';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PopupDialog } from './PopupDialog.tsx';
import { useDismissed } from './use-dismissed.ts';

/** How often we look whether it may come, milliseconds: also how long a visitor is left alone after they were asked something. */
const LOOKS_EVERY_MS = 3_000;

/**
 * The dealer's promotion, once to each visitor: not after its last day, not to who sent it away, not before the visitor has
 * answered whether they may be counted, and not into something that they are doing. (VD-18; ruling 71)
 */
export default function Promotion({ now }: { now: Date }) {
  const { slug, zone, analytics } = useSite();
  const promotion = useFeatureOptions('vdp')?.frame.popup ?? null;
  const [dismissed, dismiss] = useDismissed(
    () => window.localStorage,
    `forecourt:${slug}:popup:${promotion?.id ?? ''}`,
  );
  const asking = useSyncExternalStore(watchConsent, () => asksConsent(slug, analytics));
  const [due, setDue] = useState(false);
  const runs =
    promotion !== null &&
    !dismissed &&
    !asking &&
    isRunning({ start: null, expiry: promotion.expiry }, now, zone);
  useEffect(() => {
    if (!runs || due) return;
    const timer = setInterval(() => setDue(!isBusy()), LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [runs, due]);
  return runs && due ? <PopupDialog {...promotion} onDismiss={dismiss} /> : null;
}

/** The visitor types, or has another dialog open. */
function isBusy(): boolean {
  return (
    document.querySelector('[role="dialog"], dialog[open], input:focus, textarea:focus, select:focus') !==
    null
  );
}

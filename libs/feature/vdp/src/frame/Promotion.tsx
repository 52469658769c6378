import { asksConsent, watchConsent } from '@forecourt/analytics/late';
import { useDismissed } from '@forecourt/browser';
import { isRunning } from '@forecourt/promos';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { vdp } from '../manifest.ts';
import { PopupDialog } from './PopupDialog.tsx';

/** Interval of the check whether to open, milliseconds; also the pause after the consent question was answered. */
const CHECK_INTERVAL_MS = 3_000;

/**
 * The dealer's promotion, once per visitor: not after its last day, not after it was dismissed, not before the consent
 * question is answered, and not while the visitor types or has a dialog or a menu open. (VD-18; ruling 71)
 */
export default function Promotion({ now }: { now: Date }) {
  const { slug, zone, analytics } = useSite();
  const promotion = useFeatureOptions<typeof vdp>('vdp')?.frame.popup ?? null;
  const [dismissed, dismiss] = useDismissed('localStorage', slug, `popup:${promotion?.id ?? ''}`);
  const asking = useSyncExternalStore(watchConsent, () => asksConsent(slug, analytics));
  const [due, setDue] = useState(false);
  const runs =
    promotion !== null &&
    !dismissed &&
    !asking &&
    isRunning({ start: null, expiry: promotion.expiry }, now, zone);
  useEffect(() => {
    if (!runs || due) return;
    const timer = setInterval(() => setDue(!isBusy()), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [runs, due]);
  return runs && due ? <PopupDialog {...promotion} onDismiss={dismiss} /> : null;
}

const BUSY = [
  ...['[role="dialog"]', 'dialog[open]', 'input:focus', 'textarea:focus', 'select:focus'],
  // The menu of a phone, and the panels of a wide header.
  ...['details[data-covers-page][open]', 'details[name="header-menu"][open]'],
].join(',');

/** The visitor types, or has another dialog or a menu open. */
const isBusy = (): boolean => document.querySelector(BUSY) !== null;

import type { Point } from '@forecourt/location';
import { Alert, buttonStyle } from '@forecourt/primitives';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** `PERMISSION_DENIED` of the Geolocation API. */
const REFUSED = 1;
const TIMEOUT_MS = 15_000;
/** A position of the last minutes is as good. */
const MAX_AGE_MS = 300_000;

const noChange = () => () => undefined;

/**
 * Asks the browser for the visitor's position, after a press and never before. The position stays in the browser. Without JavaScript the button
 * is hidden; a browser that cannot tell positions has none.
 */
export function PositionButton({ onFound }: { onFound(point: Point): void }) {
  const canAsk = useSyncExternalStore(
    noChange,
    () => 'geolocation' in navigator,
    () => true, // in the HTML of the server: a button that came later would move the list
  );
  const [state, setState] = useState<'idle' | 'asking' | 'refused' | 'unknown'>('idle');
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  if (!canAsk) return null;
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!shown.current) return;
        setState('idle');
        onFound({ lat: coords.latitude, long: coords.longitude });
      },
      ({ code }) => {
        if (shown.current) setState(code === REFUSED ? 'refused' : 'unknown');
      },
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={state === 'asking'}
        onClick={state === 'asking' ? undefined : ask}
        className={buttonStyle('outline', 'medium', 'justify-self-start noscript:hidden')}
      >
        <LocateFixed aria-hidden size={18} strokeWidth={1.75} />
        {state === 'asking' ? 'Finding you…' : 'Use my position'}
      </button>
      {state === 'refused' && (
        <Alert tone="danger">
          Your browser does not share your position with this site. Allow it in the settings of the browser,
          or enter a postcode.
        </Alert>
      )}
      {state === 'unknown' && (
        <Alert tone="danger">We couldn’t find out where you are. Enter a postcode instead.</Alert>
      )}
    </>
  );
}

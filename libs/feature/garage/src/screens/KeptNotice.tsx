import { Alert } from '@forecourt/primitives';
import { useEffect, useState } from 'react';
import { ageText } from '../logic/kept-stock.ts';

/** Says how old what is shown is, when the stock could not be asked. */
export function KeptNotice({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="mt-4">
      <Alert>
        {navigator.onLine ? 'We couldn’t check prices just now.' : 'No connection.'} Prices and availability
        are as of {ageText(Math.max(0, now - at))}, and may have changed.
      </Alert>
    </div>
  );
}

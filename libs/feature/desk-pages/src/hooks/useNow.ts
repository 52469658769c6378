import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The time, twice a minute: for words such as "Overdue by 5 min". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useCallback, useState } from 'react';

/** The values a visitor has ticked or cleared since the page load; they keep their places, so that the focus is not lost. */
export function useTouched(): [ReadonlySet<string>, (value: string) => void] {
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set());
  const touch = useCallback(
    (value: string) => setTouched((known) => (known.has(value) ? known : new Set([...known, value]))),
    [],
  );
  return [touched, touch];
}

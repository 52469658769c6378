import { useState, useSyncExternalStore } from 'react';
import { remember, remembered } from './remembered.ts';

const never = () => () => {};

/** Whether a visitor has sent something away, and how they do. The server, which knows nobody, says no. */
export function useDismissed(open: () => Storage, key: string): [boolean, () => void] {
  const before = useSyncExternalStore(
    never,
    () => remembered(open, key) !== null,
    () => false,
  );
  const [now, setNow] = useState<string | null>(null);
  const dismiss = () => {
    remember(open, key, '1');
    setNow(key);
  };
  return [before || now === key, dismiss];
}

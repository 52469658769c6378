import { createContext, use, useEffect, useState } from 'react';

/** Time that a notice is shown, milliseconds. */
const SHOWN_MS = 6_000;

/** Says the result of an action: shown for a while, and announced. */
export const SayContext = createContext<(text: string) => void>(() => undefined);

/** How a page says the result of an action. */
export const useSay = (): ((text: string) => void) => use(SayContext);

/** The notice that is shown; empty for none. */
export function useNotice(): [string, (text: string) => void] {
  const [notice, say] = useState('');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => say(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, say];
}

import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `gone` when the visitor has gone Back or Forward. A location does not always tell: Back from an entry that React has not rendered
 * yet leads to the location that is rendered.
 */
export function useBack(gone: () => void): void {
  const onPop = useEffectEvent(gone);
  useEffect(() => {
    const listener = () => onPop();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** Calls a function when the page is left and when the form goes, so that what was typed can be kept. */
export function useOnLeave(keep: () => void): void {
  const latest = useEffectEvent(keep);
  useEffect(() => {
    const leave = () => latest();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

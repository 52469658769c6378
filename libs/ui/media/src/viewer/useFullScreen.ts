import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Fullscreen API for an element: whether it is on, and a toggle; null where the browser has no support. */
export function useFullScreen(part: RefObject<HTMLElement | null>): {
  full: boolean;
  toggle: (() => void) | null;
} {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const tell = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', tell);
    return () => document.removeEventListener('fullscreenchange', tell);
  }, []);
  const toggle = () => {
    // The browser may reject the request, for example in an iframe; then nothing changes.
    const done = full ? document.exitFullscreen() : part.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  const able = typeof document !== 'undefined' && document.fullscreenEnabled;
  return { full, toggle: able ? toggle : null };
}

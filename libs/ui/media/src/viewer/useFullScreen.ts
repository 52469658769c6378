import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The whole screen for a part, where the browser can: whether it has it, and a switch; null where it cannot. */
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
    // A browser may refuse, in a frame for example; then all stays as it is.
    const done = full ? document.exitFullscreen() : part.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  const able = typeof document !== 'undefined' && document.fullscreenEnabled;
  return { full, toggle: able ? toggle : null };
}

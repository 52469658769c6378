import { watchVisible } from '@forecourt/browser';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element is visible: partly within the viewport, and the page is not in a hidden tab. */
export function useOnScreen(part: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    let within = false;
    const tell = () => setOnScreen(within && document.visibilityState === 'visible');
    const stop = watchVisible(part.current, (isVisible) => {
      within = isVisible;
      tell();
    });
    document.addEventListener('visibilitychange', tell);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [part]);
  return onScreen;
}

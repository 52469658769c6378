import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element is visible: partly within the viewport, and the page is not in a hidden tab. */
export function useOnScreen(part: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (!element || !('IntersectionObserver' in window)) return;
    let within = false;
    const tell = () => setOnScreen(within && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      within = entries.at(-1)?.isIntersecting ?? within;
      tell();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [part]);
  return onScreen;
}

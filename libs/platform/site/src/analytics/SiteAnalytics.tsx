import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Connects the site's sinks and asks for consent, after the page: until then events wait on the bus, and the code of all this
 * is not there.
 */
export function SiteAnalytics() {
  const [Late, setLate] = useState<ComponentType | null>(null);
  useEffect(() => {
    let gone = false;
    const load = () =>
      import('./LateAnalytics.tsx').then(
        ({ LateAnalytics }) => gone || setLate(() => LateAnalytics),
        () => console.warn('Analytics did not load; the page goes on without.'),
      );
    const begin = () => void setTimeout(load, AFTER_LOAD_MS);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', begin);
    };
  }, []);
  return Late && <Late />;
}

/** A page has settled by then; whoever leaves sooner is not counted. */
const AFTER_LOAD_MS = 1_500;

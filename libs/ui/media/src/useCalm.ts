import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion, as React state; true on the server and until hydration. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => true);
}

/** Whether the visitor prefers reduced motion, read now. */
export function isCalm(): boolean {
  return window.matchMedia(query).matches;
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

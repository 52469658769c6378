import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion; true until the browser says otherwise. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => true);
}

/** Whether the visitor asked for less motion, at this moment. */
export function isCalm(): boolean {
  return window.matchMedia(query).matches;
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

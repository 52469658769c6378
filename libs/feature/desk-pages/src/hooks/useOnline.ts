import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange);
  };
}

/** Whether the browser has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

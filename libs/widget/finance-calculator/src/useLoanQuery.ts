import { useSyncExternalStore } from 'react';
import { loanQuery } from './loanQuery.ts';

const listeners = new Set<() => void>();

/** Notifies `useLoanQuery`: `history.replaceState` fires no event. */
export function loanQueryChanged(): void {
  for (const listener of listeners) listener();
}

/**
 * The loan that the shopper has chosen in the calculator of this page, as a query. `asked` is the one of the URL that the
 * server rendered.
 */
export function useLoanQuery(asked: string): string {
  return useSyncExternalStore(
    subscribe,
    () => loanQuery(new URLSearchParams(window.location.search)),
    () => asked,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

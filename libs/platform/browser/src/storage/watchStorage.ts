/**
 * Tells when another tab has changed localStorage: the key and its new text, null where it was removed. A null key means that
 * anything may have changed: the storage was cleared, or this page comes back from the back/forward cache, where it heard nothing.
 *
 * @returns a function that stops.
 */
export function watchStorage(tell: (key: string | null, text: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => tell(key, newValue);
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell(null, null);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/**
 * Reports changes of localStorage by other tabs: the key and its new text, null if it was removed. A null key means that any key may
 * have changed: the storage was cleared, or the page was restored from the back/forward cache, where it receives no events.
 *
 * @returns a function that stops watching.
 */
export function watchStorage(onChange: (key: string | null, text: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => onChange(key, newValue);
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange(null, null);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

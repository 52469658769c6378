/** Storage of the browser; asking for it may throw. */
type Open = () => Storage;

/** What was kept under a key; null where nothing was, or nothing may be read. */
export function remembered(open: Open, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a word under a key, where the browser lets us. */
export function remember(open: Open, key: string, word: string): void {
  try {
    open().setItem(key, word);
  } catch {
    // It is forgotten with the page, then.
  }
}

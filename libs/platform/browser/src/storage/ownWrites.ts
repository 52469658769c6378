const listeners = new Set<(key: string) => void>();

/** Reports that this tab has stored a text; the browser's own `storage` event is for other tabs only. */
export function reportOwnWrite(key: string): void {
  for (const listener of listeners) listener(key);
}

/**
 * Reports texts that this tab stores with `siteStorage`, by key.
 *
 * @returns a function that stops watching.
 */
export function watchOwnWrites(onWrite: (key: string) => void): () => void {
  listeners.add(onWrite);
  return () => void listeners.delete(onWrite);
}

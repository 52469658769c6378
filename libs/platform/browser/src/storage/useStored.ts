import { useCallback, useSyncExternalStore } from 'react';
import { watchOwnWrites } from './ownWrites.ts';
import { parseVersioned } from './parseVersioned.ts';
import { siteKey } from './siteKey.ts';
import { siteStorage } from './siteStorage.ts';
import { watchStorage } from './watchStorage.ts';

/** How to read what the site's store has persisted under a name. */
export interface Stored<Value> {
  name: string;
  version: number;
  /** The value for a stored state, which anything may have written; undefined for no state. */
  read(state: unknown): Value;
  /** The value on the server and during hydration, so that the HTML is the same for every visitor. */
  initial: Value;
}

/** The last text of each key and its value: all readers of a page share them. */
const cache = new Map<string, { text: string | null; stored: object; value: unknown }>();

/**
 * A value that the site's store has persisted in this browser, read as text, without the code of the store. It follows changes by this
 * tab and by others.
 *
 * @param slug of the site.
 * @param stored a constant: a new object is read again.
 */
export function useStored<Value>(slug: string, stored: Stored<Value>): Value {
  const { name, version, read, initial } = stored;
  const key = siteKey(slug, name);
  const watch = useCallback(
    (changed: () => void) => {
      const onWrite = (written: string | null) => {
        if (written === null || written === key) changed();
      };
      const stops = [watchStorage(onWrite), watchOwnWrites(onWrite)];
      return () => stops.forEach((stop) => stop());
    },
    [key],
  );
  const now = (): Value => {
    const text = siteStorage('localStorage', slug).get(name);
    const known = cache.get(key);
    if (known?.text === text && isOf(known, stored)) return known.value;
    const value = read(parseVersioned(text, version));
    cache.set(key, { text, stored, value });
    return value;
  };
  return useSyncExternalStore(watch, now, () => initial);
}

function isOf<Value>(
  known: { stored: object; value: unknown },
  stored: Stored<Value>,
): known is { stored: Stored<Value>; value: Value } {
  return known.stored === stored;
}

import { parseVersioned } from './parseVersioned.ts';
import { siteStorage } from './siteStorage.ts';

/** A state that is stored by name, and the version of its form. */
interface StoredName {
  name: string;
  version: number;
}

/** What `writeStored` or the site's store has stored in this browser under a name; undefined if there is nothing of this version. */
export function readStored(slug: string, { name, version }: StoredName): unknown {
  return parseVersioned(siteStorage('localStorage', slug).get(name), version);
}

/**
 * Stores a state in the form that `useStored` and the site's store read, without the code of the store. Both follow it. In effects and
 * event handlers only.
 *
 * @param slug of the site.
 * @returns false if the browser did not store it; it then lasts until the page is closed.
 */
export function writeStored(slug: string, { name, version }: StoredName, state: unknown): boolean {
  return siteStorage('localStorage', slug).set(name, JSON.stringify({ version, state }));
}

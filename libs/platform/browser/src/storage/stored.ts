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
 * Stores a state in the form that `useStored` reads, without the code of the site's store. For a list that one function writes. In
 * effects and event handlers only.
 *
 * @param slug of the site.
 */
export function writeStored(slug: string, { name, version }: StoredName, state: unknown): void {
  siteStorage('localStorage', slug).set(name, JSON.stringify({ version, state }));
}

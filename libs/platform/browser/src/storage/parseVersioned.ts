/**
 * The state in a text that the site's store has persisted as `{ version, state }`; undefined if there is none, if it is not JSON, or
 * if another version wrote it.
 */
export function parseVersioned(text: string | null, version: number): unknown {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    const known = typeof stored === 'object' && stored !== null && 'version' in stored && 'state' in stored;
    return known && stored.version === version ? stored.state : undefined;
  } catch {
    return undefined;
  }
}

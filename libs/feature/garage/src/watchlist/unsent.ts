/** Why a change is not in the account yet. */
export interface Unsent {
  /** The sentence of the server, or of the specification. */
  error: string;
  /** `offline`: it is sent when the browser is online again. `signed-out`: after the next sign-in. `conflict`: after one of two notes was shortened. */
  because: 'offline' | 'signed-out' | 'failed' | 'conflict';
}

/** The changes that are not in the account yet, by the id of their vehicle. */
export type UnsentChanges = ReadonlyMap<string, Unsent>;

const nothing: UnsentChanges = new Map();
let current = nothing;
const listeners = new Set<() => void>();

export function setUnsent(changes: UnsentChanges): void {
  current = changes.size === 0 ? nothing : changes;
  for (const listener of listeners) listener();
}

export const unsent = (): UnsentChanges => current;
export const nothingUnsent = (): UnsentChanges => nothing;

export function watchUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The text of a value for a jsonb column. NUL characters are dropped: Postgres has no room for them in jsonb.
 * Use it for every jsonb write; node-postgres would turn a bare array into a Postgres array.
 */
export function json(value: unknown): string {
  return JSON.stringify(value, dropNul);
}

function dropNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}

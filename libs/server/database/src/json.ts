/** Escapes that `JSON.stringify` writes and jsonb rejects: NUL and lone surrogates; skips escaped backslashes. */
const UNSTORABLE = /\\(?:\\|u0000|u(d[89a-f][0-9a-f]{2}))/g;

/**
 * Serialises a value for a jsonb column. NUL characters are dropped and lone surrogates replaced by U+FFFD, in keys too:
 * Postgres rejects both, and a lead must not be lost over half an emoji. Use it for every jsonb write; node-postgres would
 * turn a plain array into a Postgres array.
 *
 * @example json({ text: 'a\0b' }) // '{"text":"ab"}'
 */
export function json(value: unknown): string {
  return JSON.stringify(value).replace(UNSTORABLE, (escape: string, half: string | undefined) => {
    if (escape === '\\\\') return escape;
    return half === undefined ? '' : '\uFFFD';
  });
}

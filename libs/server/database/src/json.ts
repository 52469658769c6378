/** What `JSON.stringify` writes and jsonb cannot hold: NUL, and halves of characters; an escaped backslash is passed over. */
const UNSTORABLE = /\\(?:\\|u0000|u(d[89a-f][0-9a-f]{2}))/g;

/**
 * The text of a value for a jsonb column. NUL characters are dropped and broken characters replaced by U+FFFD, in keys too:
 * Postgres refuses both, and a lead must not be lost over half an emoji. Use it for every jsonb write; node-postgres would
 * turn a bare array into a Postgres array.
 *
 * @example json({ text: 'a\0b' }) // '{"text":"ab"}'
 */
export function json(value: unknown): string {
  return JSON.stringify(value).replace(UNSTORABLE, (escape: string, half: string | undefined) => {
    if (escape === '\\\\') return escape;
    return half === undefined ? '' : '\uFFFD';
  });
}

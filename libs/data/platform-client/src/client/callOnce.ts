/**
 * Remembers what was answered for the rest of the visit, by a key: a question that has its answer, or waits for it, is not
 * asked again. One that was answered with null, or failed, is. It is for a page that does not carry the store of RTK Query.
 */
export function callOnce<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer | null>,
  keyOf: (...asked: Asked) => string | number,
): (...asked: Asked) => Promise<Answer | null> {
  const answers = new Map<string | number, Promise<Answer | null>>();
  return (...asked) => {
    const key = keyOf(...asked);
    const known = answers.get(key);
    if (known) return known;
    const asking = ask(...asked);
    answers.set(key, asking);
    const forget = () => answers.delete(key);
    asking.then((answer) => answer ?? forget(), forget);
    return asking;
  };
}

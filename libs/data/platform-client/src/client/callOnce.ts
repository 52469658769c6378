/**
 * Caches responses by key until the page is closed, and shares pending calls. A call that returned null or failed is made again.
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

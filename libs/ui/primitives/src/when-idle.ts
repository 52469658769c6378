/** A browser that is never idle is interrupted after so long, milliseconds. */
const AT_LATEST = { timeout: 2_000 };
/** Safari, which cannot say when it is idle, is given so long, milliseconds. */
const A_MOMENT = 200;

/**
 * Calls back once the browser has nothing better to do; gives back what calls that off.
 *
 * @param moment how long Safari is given, milliseconds. Default: 200.
 */
export function whenIdle(callBack: () => void, moment = A_MOMENT): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callBack, moment);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callBack, AT_LATEST);
  return () => cancelIdleCallback(handle);
}

/** Timeout of `requestIdleCallback`, milliseconds. */
const AT_LATEST = { timeout: 2_000 };
/** Delay for Safari, which has no `requestIdleCallback`, milliseconds. */
const A_MOMENT = 200;

/**
 * Calls back when the browser is idle, after 2 seconds at the latest. Returns a function that cancels.
 *
 * @param moment delay for Safari, milliseconds. Default: 200.
 */
export function whenIdle(callBack: () => void, moment = A_MOMENT): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callBack, moment);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callBack, AT_LATEST);
  return () => cancelIdleCallback(handle);
}

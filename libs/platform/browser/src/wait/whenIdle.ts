/** Timeout of `requestIdleCallback`, milliseconds. */
const IDLE_OPTIONS = { timeout: 2_000 };
/** Delay for Safari, which has no `requestIdleCallback`, milliseconds. */
const FALLBACK_DELAY_MS = 200;

/**
 * Calls back when the browser is idle, after 2 seconds at the latest. Returns a function that cancels.
 *
 * @param delayMs delay for Safari, milliseconds. Default: 200.
 */
export function whenIdle(callBack: () => void, delayMs = FALLBACK_DELAY_MS): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callBack, delayMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callBack, IDLE_OPTIONS);
  return () => cancelIdleCallback(handle);
}

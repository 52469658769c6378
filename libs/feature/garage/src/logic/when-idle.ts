/** A browser that is never idle is interrupted after so long, milliseconds. */
const AT_LATEST = { timeout: 2_000 };

/** Calls back when the browser has nothing better to do; Safari is given a moment instead. Returns a function that calls it off. */
export function whenIdle(callBack: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callBack, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callBack, AT_LATEST);
  return () => window.cancelIdleCallback(handle);
}

/** A page left sooner does not count as viewed, milliseconds. */
const LOOKED_MS = 3_000;

/** Calls back after 3 seconds on the page. Returns a function that cancels. */
export function afterLooking(callBack: () => void): () => void {
  const timer = setTimeout(callBack, LOOKED_MS);
  return () => clearTimeout(timer);
}

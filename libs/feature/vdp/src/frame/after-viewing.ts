/** Minimum time on a page to count as viewed, milliseconds. */
const VIEWED_MS = 3_000;

/** Calls back after 3 seconds on the page. Returns a function that cancels. */
export function afterViewing(callBack: () => void): () => void {
  const timer = setTimeout(callBack, VIEWED_MS);
  return () => clearTimeout(timer);
}

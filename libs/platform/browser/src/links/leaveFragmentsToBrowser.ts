/**
 * Leaves a move to a fragment of the page (`#finance`) to the browser alone while `isWaiting`: the router does not hear of it. It would render the
 * page anew, and React removes the server's HTML of a part that is rendered anew before its code has come.
 *
 * @returns a function that ends it.
 */
export function leaveFragmentsToBrowser(isWaiting: () => boolean): () => void {
  let page = pageAt(window.location);
  // The router may have changed the query since.
  const onClick = () => (page = pageAt(window.location));
  const onMove = (event: PopStateEvent) => {
    const isFragment = event.state === null && pageAt(window.location) === page;
    page = pageAt(window.location);
    if (isFragment && isWaiting()) event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('popstate', onMove, { capture: true });
  return () => {
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('popstate', onMove, { capture: true });
  };
}

const pageAt = ({ pathname, search }: Location): string => pathname + search;

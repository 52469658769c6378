/**
 * Tells whether an element is within the viewport: now, and whenever that changes. Where the browser has no IntersectionObserver
 * the element counts as visible, and there is no entry.
 *
 * @param marginPx how far outside the viewport still counts, CSS pixels. Default: 0.
 * @returns a function that stops.
 */
export function watchVisible(
  element: Element | null,
  tell: (isVisible: boolean, entry?: IntersectionObserverEntry) => void,
  marginPx = 0,
): () => void {
  if (element === null || typeof IntersectionObserver === 'undefined') {
    tell(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => tell(entry.isIntersecting, entry)),
    { rootMargin: `${marginPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

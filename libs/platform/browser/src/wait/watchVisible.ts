/**
 * Reports whether an element is within the viewport: now, and on each change. In a browser without IntersectionObserver the element
 * counts as visible, and there is no entry.
 *
 * @param marginPx how far outside the viewport still counts, CSS pixels. Default: 0.
 * @returns a function that stops watching.
 */
export function watchVisible(
  element: Element | null,
  onChange: (isVisible: boolean, entry?: IntersectionObserverEntry) => void,
  marginPx = 0,
): () => void {
  if (element === null || typeof IntersectionObserver === 'undefined') {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => onChange(entry.isIntersecting, entry)),
    { rootMargin: `${marginPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

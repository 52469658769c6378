/**
 * Calls back once, when a visitor turns to an element: with the pointer, the focus or by scrolling inside of it (at once if the pointer or
 * the focus is there already), or presses anything on the page. Returns a function that cancels. It listens at the window, because React
 * stops an event on a part that is not hydrated before it reaches the part. The pointer has to move: while the page scrolls, elements
 * come under a pointer that rests, and each gets a `pointerover`.
 */
export function whenTouched(element: Element | null, callBack: () => void): () => void {
  const watch = new AbortController();
  const touched = () => {
    if (watch.signal.aborted) return;
    watch.abort();
    callBack();
  };
  const inside = ({ target }: Event) => {
    if (target instanceof Node && element?.contains(target)) touched();
  };
  const options = { capture: true, passive: true, signal: watch.signal };
  for (const sign of ['pointermove', 'focusin', 'scroll']) addEventListener(sign, inside, options);
  for (const sign of ['pointerdown', 'keydown', 'popstate']) addEventListener(sign, touched, options);
  if (element?.matches(':hover, :focus-within')) touched();
  return () => watch.abort();
}

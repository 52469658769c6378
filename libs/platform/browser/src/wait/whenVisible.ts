import { watchVisible } from './watchVisible.ts';

/** Margin around the viewport, CSS pixels. */
const MARGIN_PX = 500;

/**
 * Calls back once, when an element is within 500 pixels of the viewport, or at once in a browser without IntersectionObserver.
 * Returns a function that cancels.
 */
export function whenVisible(element: Element | null, callBack: () => void): () => void {
  let done = false;
  let stop: () => void = () => undefined;
  const onChange = (isVisible: boolean) => {
    if (!isVisible || done) return;
    done = true;
    stop();
    callBack();
  };
  stop = watchVisible(element, onChange, MARGIN_PX);
  return stop;
}

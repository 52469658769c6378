import { watchVisible } from './watchVisible.ts';

/** CSS pixels. */
const NEAR = 500;

/**
 * Calls back once, when an element is within 500 pixels of the viewport; at once where the browser cannot say. Returns a function
 * that cancels.
 */
export function whenVisible(element: Element | null, callBack: () => void): () => void {
  let done = false;
  let stop: () => void = () => undefined;
  const tell = (isVisible: boolean) => {
    if (!isVisible || done) return;
    done = true;
    stop();
    callBack();
  };
  stop = watchVisible(element, tell, NEAR);
  return stop;
}

import type { MouseEvent } from 'react';

/** Whether a click on a link asks for another tab or window, which is the browser's business. */
export function offersNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

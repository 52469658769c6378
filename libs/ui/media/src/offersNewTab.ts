import type { MouseEvent } from 'react';

/** Whether a click on a link should open a new tab or window; the caller then leaves it to the browser. */
export function offersNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

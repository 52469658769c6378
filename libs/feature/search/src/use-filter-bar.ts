import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * The behaviour of filters in a bar, where one is open at a time. An open filter closes on Escape, which focuses its heading, and on a
 * pointer or focus event outside, so that no panel covers the focused element.
 *
 * @param active whether the filters are in a bar now
 */
export function useFilterBar(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const filters = ref.current;
    if (!active || !filters) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      for (const panel of openPanels(filters)) if (!panel.contains(target)) panel.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const panel of openPanels(filters)) {
        panel.open = false;
        panel.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [ref, active]);
}

/** The filters that are open as panels of the bar; in the sheet they have no name, because several may be open. */
function openPanels(filters: HTMLElement): NodeListOf<HTMLDetailsElement> {
  return filters.querySelectorAll<HTMLDetailsElement>('details[name][open]');
}

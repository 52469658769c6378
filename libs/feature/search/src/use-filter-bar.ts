import { useEffect, useRef, useState } from 'react';
import type { RefObject, ToggleEvent } from 'react';

export interface FilterBar {
  /** Ref of the filters. */
  ref: RefObject<HTMLElement | null>;
  /** Bar layout: all filters are collapsed and one opens at a time. In the sheet they expand as usual. */
  folded: boolean;
  onBeforeToggle(event: ToggleEvent<HTMLElement>): void;
  onToggle(event: ToggleEvent<HTMLElement>): void;
}

/**
 * The behaviour of filters in a bar. An open filter closes on Escape, which focuses its heading, and on a pointer or focus event
 * outside, so that no panel covers the focused element. The sheet gets the focus, and closes when it loses the focus.
 */
export function useFilterBar(isBar: boolean): FilterBar {
  const ref = useRef<HTMLElement>(null);
  const [inSheet, setInSheet] = useState(false);
  useEffect(() => {
    const filters = ref.current;
    if (!isBar || !filters) return;
    const leave = ({ target, type }: Event) => {
      if (!(target instanceof Node)) return;
      for (const panel of openPanels(filters)) if (!panel.contains(target)) panel.open = false;
      if (type === 'focusin' && inSheet && !filters.contains(target)) filters.hidePopover();
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
  }, [isBar, inSheet]);

  return {
    ref,
    folded: isBar && !inSheet,
    onBeforeToggle({ target, currentTarget, newState }) {
      if (isBar && target === currentTarget) setInSheet(newState === 'open');
    },
    onToggle({ target, currentTarget, newState }) {
      const { activeElement, body } = document;
      // The button that opened it may be hidden by now, which leaves the focus to the body.
      const opened =
        activeElement === body || activeElement?.getAttribute('popovertarget') === currentTarget.id;
      const isIn = opened || currentTarget.contains(activeElement);
      if (isBar && target === currentTarget && newState === 'open' && isIn)
        currentTarget.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
    },
  };
}

/** The filters that are open as panels of the bar; in the sheet they have no name, because several may be open. */
function openPanels(filters: HTMLElement): NodeListOf<HTMLDetailsElement> {
  return filters.querySelectorAll<HTMLDetailsElement>('details[name][open]');
}

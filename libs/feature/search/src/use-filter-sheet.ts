import { inertOutside, useBackCloses } from '@forecourt/browser';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject, ToggleEvent } from 'react';

export interface FilterSheet {
  /** Whether the filters are open as a sheet. */
  open: boolean;
  onBeforeToggle(event: ToggleEvent<HTMLElement>): void;
  onToggle(event: ToggleEvent<HTMLElement>): void;
}

/** From this width on the filters are beside the cards, or a bar. */
const WIDE = '(width >= 1024px)';

/**
 * The filters as a modal sheet, which is a popover and so opens before hydration. While it is open it has the focus, the page behind it is
 * inert, and Back closes it; the popover itself closes on Escape and returns the focus. A change to wide screens or from them closes it.
 */
export function useFilterSheet(filters: RefObject<HTMLElement | null>): FilterSheet {
  const [open, setOpen] = useState(false);
  const release = useRef<(() => void) | null>(null);
  const hide = () => filters.current?.hidePopover();
  useBackCloses(open, hide);

  function enter(sheet: HTMLElement): void {
    if (!sheet.contains(document.activeElement))
      sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({ preventScroll: true });
    release.current ??= inertOutside(sheet);
    setOpen(true);
  }
  const enterEarly = useEffectEvent(() => {
    const sheet = filters.current;
    // Only browsers without popovers do not know the selector, which is then an error.
    if (sheet && 'showPopover' in sheet && sheet.matches(':popover-open')) enter(sheet);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => enterEarly()); // opened before hydration
    return () => {
      cancelAnimationFrame(frame);
      release.current?.();
    };
  }, []);
  const onResize = useEffectEvent(hide);
  useEffect(() => {
    if (!open) return;
    const media = window.matchMedia(WIDE);
    const resized = () => onResize();
    media.addEventListener('change', resized);
    return () => media.removeEventListener('change', resized);
  }, [open]);

  return {
    open,
    onBeforeToggle({ target, currentTarget, newState }) {
      if (target !== currentTarget) return;
      setOpen(newState === 'open');
      if (newState === 'open') return;
      // Before the popover returns the focus to its button, which is inert until then.
      release.current?.();
      release.current = null;
    },
    onToggle({ target, currentTarget, newState }) {
      if (target === currentTarget && newState === 'open') enter(currentTarget);
    },
  };
}

declare global {
  interface Window {
    /** The last button that was clicked before React could handle the click. */
    earlyClick?: HTMLElement | null;
  }
}

/**
 * Remembers the last click on a button. React drops a click on a part of the page that is not hydrated yet. `replayEarlyClick` repeats
 * the click after hydration, within ten seconds. A button that opens a popover needs no script and is ignored. The function is
 * inlined into the HTML as text, so it uses nothing from its module.
 */
export function captureEarlyClick(): void {
  const timeoutMs = 10_000;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'click',
    ({ target }) => {
      const buttons = 'button[type="button"]:not([popovertarget])';
      const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
      if (button !== null && button === window.earlyClick) return;
      clearTimeout(timeout);
      window.earlyClick = button;
      timeout = setTimeout(() => {
        window.earlyClick = null;
      }, timeoutMs);
    },
    true,
  );
}

/** Forgets the remembered click, because React handles it. Attach it to the `body` in the capture phase. */
export function clearEarlyClick(): void {
  window.earlyClick = null;
}

/**
 * Repeats a click that was made before its part was hydrated. If that part is still loading, the click stays remembered. The repeat
 * runs in a new task, because React may hydrate a part during the same click that it then delivers.
 */
export function replayEarlyClick(): void {
  setTimeout(() => window.earlyClick?.click());
}

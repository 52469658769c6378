declare global {
  interface Window {
    /**
     * The buttons that were clicked before React could handle the click, in the order of the clicks, with the `aria-pressed` that each
     * showed at that time.
     */
    earlyClicks?: Map<HTMLElement, string | null>;
  }
}

/**
 * Remembers clicks on buttons. React drops a click on a part of the page that is not hydrated yet. `replayEarlyClicks` repeats
 * the clicks after hydration. Every toggle (`aria-pressed`) counts, once, however late; of other buttons the last one, within ten seconds
 * and if nothing else was clicked after it. A button that opens a popover needs no script and is ignored. The function is inlined into
 * the HTML as text, so it uses nothing from its module.
 */
export function captureEarlyClicks(): void {
  const timeoutMs = 10_000;
  const early = (window.earlyClicks = new Map<HTMLElement, string | null>());
  addEventListener(
    'click',
    ({ target }) => {
      const buttons = 'button[type="button"]:not([popovertarget])';
      const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
      if (button && early.has(button)) return;
      for (const [each, shown] of early) if (shown === null) early.delete(each);
      if (!button) return;
      const pressed = button.getAttribute('aria-pressed');
      early.set(button, pressed);
      if (pressed === null) setTimeout(() => early.delete(button), timeoutMs);
    },
    true,
  );
}

/** Forgets the click on a button, because React handles it. Attach it to the `body` in the capture phase. */
export function clearEarlyClick({ target }: { target: EventTarget }): void {
  for (const button of window.earlyClicks?.keys() ?? [])
    if (target instanceof Node && button.contains(target)) window.earlyClicks?.delete(button);
}

/**
 * Repeats the clicks that were made before their parts were hydrated. If a part is still loading, its click stays remembered. A
 * toggle that changed with hydration is not clicked: the server renders every heart as not saved, and a click on one that is would remove
 * it. The repeat runs in a new task, because React may hydrate a part during the same click that it then delivers.
 */
export function replayEarlyClicks(): void {
  setTimeout(() => {
    for (const [button, pressed] of [...(window.earlyClicks ?? [])])
      if (button.getAttribute('aria-pressed') === pressed) button.click();
      else window.earlyClicks?.delete(button);
  });
}

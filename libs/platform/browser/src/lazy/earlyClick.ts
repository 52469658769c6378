declare global {
  interface Window {
    /** The buttons that were clicked before React could handle the click, in the order of the clicks. */
    earlyClicks?: Set<HTMLElement>;
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
  const early = (window.earlyClicks = new Set<HTMLElement>());
  addEventListener(
    'click',
    ({ target }) => {
      const buttons = 'button[type="button"]:not([popovertarget])';
      const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
      if (button && early.has(button)) return;
      for (const each of early) if (!each.hasAttribute('aria-pressed')) early.delete(each);
      if (!button) return;
      early.add(button);
      if (!button.hasAttribute('aria-pressed')) setTimeout(() => early.delete(button), timeoutMs);
    },
    true,
  );
}

/** Forgets the click on a button, because React handles it. Attach it to the `body` in the capture phase. */
export function clearEarlyClick({ target }: { target: EventTarget }): void {
  for (const button of window.earlyClicks ?? [])
    if (target instanceof Node && button.contains(target)) window.earlyClicks?.delete(button);
}

/**
 * Repeats the clicks that were made before their parts were hydrated. If a part is still loading, its click stays remembered. The repeat
 * runs in a new task, because React may hydrate a part during the same click that it then delivers.
 */
export function replayEarlyClicks(): void {
  setTimeout(() => {
    for (const button of [...(window.earlyClicks ?? [])]) button.click();
  });
}

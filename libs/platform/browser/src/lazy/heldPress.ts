declare global {
  interface Window {
    /** The last button that was pressed and that React has not been told of yet. */
    heldPress?: HTMLElement | null;
  }
}

/**
 * Holds the last press of a button until React has it: React drops a click in a part of the page that is not hydrated yet. What is
 * held is pressed again once the part is hydrated (`pressAgain`), within ten seconds. A button that opens a popover needs no script, so it is
 * not held. The function is sent inside the page as text, so it stands alone.
 */
export function holdPress(): void {
  const patienceMs = 10_000;
  let patience: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'click',
    ({ target }) => {
      const buttons = 'button[type="button"]:not([popovertarget])';
      const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
      if (button !== null && button === window.heldPress) return;
      clearTimeout(patience);
      window.heldPress = button;
      patience = setTimeout(() => {
        window.heldPress = null;
      }, patienceMs);
    },
    true,
  );
}

/** React has a press: nothing is to be made up for. Stands on the body of the page, before every other handler of a click. */
export function pressTaken(): void {
  window.heldPress = null;
}

/**
 * Presses once more what was pressed before its part was hydrated. Where that part still waits for its code, the press is held on.
 * It comes after the event at hand: React may hydrate a part during the very click that it then delivers.
 */
export function pressAgain(): void {
  setTimeout(() => window.heldPress?.click());
}

declare global {
  interface Window {
    /** The last press of a button that React has not taken yet; `at` in milliseconds of `performance.now()`. */
    heldPress?: { button: HTMLElement; at: number } | null;
  }
}

/** Whoever has waited longer for a button has gone on to something else, milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Holds the last press of a button, until React has taken it: a press in a part of the page that React has not taken over yet is
 * lost otherwise. What is held is pressed again when the part answers (`pressAgain`). It is sent inside the
 * page as text, so it stands alone.
 */
export function holdPress(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
      const held = window.heldPress;
      if (held && held.button === button) return;
      window.heldPress = button && { button, at: performance.now() };
    },
    true,
  );
}

/** React has a press: nothing is to be made up for. Stands on the body of the page, before every other handler of a click. */
export function pressTaken(): void {
  window.heldPress = null;
}

/**
 * Presses once more what was pressed in a part of the page before React had taken it over. Where that part has still to be taken
 * over, the press is held on.
 */
export function pressAgain(): void {
  const held = window.heldPress;
  if (!held) return;
  if (held.button.isConnected && performance.now() - held.at <= PATIENCE_MS) held.button.click();
  else window.heldPress = null;
}

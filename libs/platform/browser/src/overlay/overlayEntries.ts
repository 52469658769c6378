/** An open overlay, such as a dialog or a sheet. */
interface Overlay {
  close(): void;
  /** A navigation has replaced its entry of the history. */
  replaced: boolean;
}

/** The open overlays, the topmost last. */
const overlays: Overlay[] = [];

/** The field of `history.state` that marks an entry of an overlay: the number of overlays that were open then. */
const DEPTH = 'overlayDepth';

/** Traversals of the history that have begun here, to leave the entries of closed overlays. */
let leaving = 0;

/** Whether a navigation replaces the entry of an overlay that has just closed. */
let replacesClosed = false;

/**
 * Opens an overlay: adds an entry with the same URL to the history, which Back leaves. The returned function closes it. Its entry is
 * left in a later task, so that a link that closes an overlay can still replace it.
 */
export function openOverlayEntry(close: () => void): () => void {
  const overlay: Overlay = { close, replaced: false };
  const depth = overlays.push(overlay);
  window.addEventListener('popstate', onPop, { capture: true }); // once, however often it is called
  replacesClosed = false;
  if (depthOf(window.history.state) !== depth) addEntry(depth);
  return () => {
    const at = overlays.indexOf(overlay);
    if (at === -1) return; // Back has closed it
    overlays.splice(at, 1);
    setTimeout(() => {
      const isLeft = depthOf(window.history.state) !== at + 1;
      if (isLeft || replacesClosed || overlays.length > at) return;
      leaving += 1;
      window.history.back();
    });
  };
}

function addEntry(depth: number): void {
  const { state }: { state: unknown } = window.history;
  // React Router numbers the entries.
  const idx = isRecord(state) && typeof state['idx'] === 'number' ? { idx: state['idx'] + 1 } : {};
  const fields = isRecord(state) ? state : {};
  window.history.pushState({ ...fields, ...idx, [DEPTH]: depth }, '');
}

/**
 * Whether a navigation has to replace the current entry of the history, because the entry exists only for an overlay. Otherwise Back would
 * stop twice at the same page. To be called by what navigates, right before.
 */
export function replacesOverlayEntry(): boolean {
  const depth = depthOf(window.history.state);
  if (typeof depth !== 'number') return false;
  const overlay = overlays[depth - 1];
  if (overlay) overlay.replaced = true;
  else replacesClosed = true;
  return true;
}

/** Back with an open overlay closes the topmost, and stays on the page. The router's listener runs later, and does not see it. */
function onPop(event: PopStateEvent): void {
  if (leaving > 0) {
    leaving -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const top = overlays.at(-1);
  if (!top) return;
  event.stopImmediatePropagation();
  const isAbove = top.replaced || depthOf(event.state) === overlays.length;
  overlays.pop();
  // The page has navigated since: return there. The router sees that traversal, which ends at its own location.
  if (isAbove) window.history.forward();
  top.close();
}

const depthOf = (state: unknown): unknown => (isRecord(state) ? state[DEPTH] : undefined);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An open overlay, such as a dialog or a sheet. */
interface Overlay {
  close(): void;
  /** It has its entry of the history. An overlay that opens while another entry is being left gets its own afterwards. */
  entered: boolean;
  /** A navigation has replaced its entry of the history. */
  replaced: boolean;
}

/** The place of an entry in the history, as React Router numbers them. Undefined where the router has not started. */
type EntryIndex = number | undefined;

/** The open overlays, the topmost last. */
const overlays: Overlay[] = [];

/** The field of `history.state` that marks an entry of an overlay: the number of overlays that were open then. */
const DEPTH = 'overlayDepth';

/** The entry of an overlay that has just closed, until it is left in a later task. */
let closed: { index: EntryIndex } | undefined;

/** A traversal that leaves the entry of a closed overlay, and the entry where it ends. The browser traverses in a later task. */
let leaving: { to: EntryIndex } | undefined;

/** Whether a navigation replaces the entry of an overlay that has just closed. */
let replacesClosed = false;

/**
 * Opens an overlay: adds an entry with the same URL to the history, which Back leaves. The returned function closes it. Its entry is
 * left in a later task, so that a link that closes an overlay can still replace it.
 */
export function openOverlayEntry(close: () => void): () => void {
  const overlay: Overlay = { close, entered: false, replaced: false };
  overlays.push(overlay);
  window.addEventListener('popstate', onPop, { capture: true }); // once, however often it is called
  replacesClosed = false;
  if (!leaving) enterOverlays();
  return () => {
    const at = overlays.indexOf(overlay);
    if (at === -1) return; // Back has closed it
    overlays.splice(at, 1);
    closed = { index: indexOf(window.history.state) };
    setTimeout(leaveClosed);
  };
}

/** Adds the entries of the open overlays that have none. */
function enterOverlays(): void {
  for (const [at, overlay] of overlays.entries()) {
    if (overlay.entered) continue;
    overlay.entered = true;
    if (depthOf(window.history.state) !== at + 1) addEntry(at + 1);
  }
}

function addEntry(depth: number): void {
  const { state }: { state: unknown } = window.history;
  const index = indexOf(state);
  const fields = isRecord(state) ? state : {};
  window.history.pushState(
    { ...fields, ...(index === undefined ? {} : { idx: index + 1 }), [DEPTH]: depth },
    '',
  );
}

/** Leaves the entry of a closed overlay, if it is the current one. Where several have closed, the next is left when this one is. */
function leaveClosed(): void {
  closed = undefined;
  const { state }: { state: unknown } = window.history;
  if (leaving || replacesClosed || depthOf(state) <= overlays.length) return;
  const index = indexOf(state);
  leaving = { to: index === undefined ? undefined : index - 1 };
  window.history.back();
}

/**
 * Whether a navigation has to replace the current entry of the history, because the entry exists only for an overlay. Otherwise Back would
 * stop twice at the same page. To be called by what navigates, right before.
 */
export function replacesOverlayEntry(): boolean {
  const depth = depthOf(window.history.state);
  if (depth === 0 || leaving) return false;
  const overlay = overlays[depth - 1];
  if (overlay) overlay.replaced = true;
  else replacesClosed = true;
  return true;
}

/** Back with an open overlay closes the topmost, and stays on the page. The router's listener runs later, and does not see it. */
function onPop(event: PopStateEvent): void {
  if (hasLeft(event)) return;
  const top = overlays.at(-1);
  if (!top) return;
  overlays.pop();
  top.close();
  if (!top.entered) return; // Back went on from an entry that was being left: the page changes
  event.stopImmediatePropagation();
  // The page has navigated since: return there. The router sees that traversal, which ends at its own location.
  if (top.replaced || depthOf(event.state) > overlays.length) window.history.forward();
}

/** Whether a traversal has only left the entry of a closed overlay. The router does not see it. */
function hasLeft(event: PopStateEvent): boolean {
  const index = indexOf(event.state);
  if (leaving) {
    const { to } = leaving;
    leaving = undefined;
    if (index !== to) return false; // the browser has made one traversal of this one and of Back
    event.stopImmediatePropagation();
    enterOverlays();
    leaveClosed();
    return true;
  }
  if (!closed || replacesClosed || closed.index === undefined || index !== closed.index - 1) return false;
  closed = undefined;
  event.stopImmediatePropagation();
  window.history.back(); // Back was meant for what stood below the overlay
  return true;
}

/** The number of overlays that were open when an entry was added, 0 for an entry of a page. */
function depthOf(state: unknown): number {
  const depth = isRecord(state) ? state[DEPTH] : undefined;
  return typeof depth === 'number' ? depth : 0;
}

function indexOf(state: unknown): EntryIndex {
  return isRecord(state) && typeof state['idx'] === 'number' ? state['idx'] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { turnLook, type LookView } from './lookView.ts';

/** Degrees for one press of an arrow key or button. */
const STEP = 15;

/** The view after a key press: arrows look that way, plus and minus zoom in and out. Null for other keys. */
export function lookAfterKey(key: string, view: LookView): LookView | null {
  const change: Record<string, Partial<LookView>> = {
    ArrowRight: { yaw: STEP },
    ArrowLeft: { yaw: -STEP },
    ArrowUp: { pitch: STEP },
    ArrowDown: { pitch: -STEP },
    '+': { fieldOfView: -STEP },
    '=': { fieldOfView: -STEP },
    '-': { fieldOfView: STEP },
  };
  const by = change[key];
  return by ? turnLook(view, by) : null;
}

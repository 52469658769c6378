import { wrapFrame } from './wrapFrame.ts';

/**
 * The frame after a key press, or null for other keys. A key means the same whichever way the vehicle turned
 * before: right is the next frame, left the previous one, Page Up and Page Down are a quarter turn, Home and End the first and the last frame.
 */
export function frameAfterKey(key: string, frame: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const quarter = Math.max(1, Math.round(count / 4));
  const steps = { ArrowRight: 1, ArrowLeft: -1, PageUp: quarter, PageDown: -quarter }[key];
  return steps === undefined ? null : wrapFrame(frame + steps, count);
}

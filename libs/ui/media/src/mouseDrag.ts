import { isCalm } from './useCalm.ts';

/** Drag threshold: a press that moved less is a click. CSS pixels. */
const SLACK = 6;

/** Delay after the last scroll event, for browsers without `scrollend`, milliseconds. */
const SCROLL_MS = 500;

const pulled = new WeakSet<HTMLElement>();

/**
 * Drag to scroll with a mouse, for a row that touch scrolls natively: a fifth of its width goes to the next slide. Once per row; further
 * calls do nothing. The click event at the end of a drag is suppressed.
 */
export function mouseDrag(row: HTMLElement): void {
  if (pulled.has(row)) return;
  pulled.add(row);
  let from: { x: number; left: number; moved: boolean } | null = null;

  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    const mouse = pointerType === 'mouse' && button === 0;
    from = mouse ? { x: clientX, left: row.scrollLeft, moved: false } : null;
  });
  row.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (!from) return;
    const by = clientX - from.x;
    if (!from.moved && Math.abs(by) <= SLACK) return;
    if (!from.moved) row.setPointerCapture(pointerId);
    from.moved = true;
    row.style.scrollSnapType = 'none';
    row.scrollLeft = from.left - by;
  });
  row.addEventListener('pointerup', () => {
    const last = from;
    from = null;
    if (!last?.moved) return;
    const by = row.scrollLeft - last.left;
    const slides = Math.abs(by) > row.clientWidth / 5 ? Math.sign(by) : 0;
    const left = (Math.round(last.left / row.clientWidth) + slides) * row.clientWidth;
    row.scrollTo({ left, behavior: isCalm() ? 'instant' : 'smooth' });
    const snapAgain = () => {
      row.style.scrollSnapType = '';
    };
    if ('onscrollend' in row) row.addEventListener('scrollend', snapAgain, { once: true });
    setTimeout(snapAgain, SCROLL_MS);
  });
}

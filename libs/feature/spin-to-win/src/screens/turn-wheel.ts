/** How long the wheel turns, milliseconds. */
const TURN_MS = 1_800;

/** Lets a wheel come to rest where it stands. Not with reduced motion: it stands there from the beginning. */
export function turnWheel(wheel: Element | null): void {
  if (!wheel || !('animate' in wheel)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  wheel.animate([{ transform: 'rotate(-720deg)' }, { transform: 'none' }], {
    ...{ duration: TURN_MS, easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)' },
  });
}

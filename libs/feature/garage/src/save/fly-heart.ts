/** Duration of the flight, milliseconds. */
const FLIGHT_MS = 550;

/**
 * Moves a copy of a pressed heart to the link in the header, which has the number of saved vehicles. Not with reduced motion, nor while
 * the header is scrolled out of view. The copy is decoration: it is hidden from assistive technology and takes no pointer.
 */
export function flyHeart(pressed: Element): void {
  const target = document.querySelector('[data-saved-count]');
  const heart = pressed.querySelector('svg')?.cloneNode(true);
  if (!target || !(heart instanceof SVGElement) || !('animate' in heart)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [pressed.getBoundingClientRect(), target.getBoundingClientRect()];
  if (to.width === 0 || to.bottom <= 0) return;
  const { style } = heart;
  style.position = 'fixed';
  style.left = `${from.left + from.width / 2 - 10}px`;
  style.top = `${from.top + from.height / 2 - 10}px`;
  style.zIndex = 'var(--z-header)';
  style.pointerEvents = 'none';
  style.color = style.fill = 'var(--color-brand)';
  document.body.append(heart);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = heart.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 40}px) scale(1.2)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.3 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => heart.remove();
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flyHeart } from './fly-heart.ts';

const box = (left: number, top: number) => ({
  ...{ left, top, width: 40, height: 40, right: left + 40, bottom: top + 40, x: left, y: top },
  toJSON: () => ({}),
});
let reduced = false;
const flight = { onfinish: () => undefined, oncancel: () => undefined };
const animate = vi.fn(() => flight);

beforeEach(() => {
  reduced = false;
  animate.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Object.assign(SVGElement.prototype, { animate }); // jsdom has none
  document.body.innerHTML = '<a data-saved-count></a><button><svg></svg></button>';
});
afterEach(() => document.body.replaceChildren());

/** Presses the heart at (100, 300), with the link of the header at this height; returns the number of hearts in the page. */
function press(headerTop: number): number {
  const [target, pressed] = [document.querySelector('a'), document.querySelector('button')];
  if (!target || !pressed) throw new Error('The page is not complete.');
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(box(300, headerTop));
  vi.spyOn(pressed, 'getBoundingClientRect').mockReturnValue(box(100, 300));
  flyHeart(pressed);
  return document.querySelectorAll('svg').length;
}

test('a copy of the heart flies to the header, and is removed', () => {
  expect(press(10)).toBe(2);
  expect(animate).toHaveBeenCalledWith(
    expect.arrayContaining([expect.objectContaining({ transform: 'translate(200px, -290px) scale(0.6)' })]),
    expect.objectContaining({ duration: 550 }),
  );
  flight.onfinish();
  expect(document.querySelectorAll('svg')).toHaveLength(1);
});

test('not with reduced motion', () => {
  reduced = true;
  expect(press(10)).toBe(1);
});

test('not while the header is out of view', () => expect(press(-200)).toBe(1));

import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

/** Three slides of 100 px in view, at a scroll position. */
function layOut(scrollLeft: number) {
  const size = (
    name: 'offsetWidth' | 'clientWidth' | 'scrollLeft' | 'offsetLeft',
    value: (element: HTMLElement) => number,
  ) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return value(this);
    });
  const indexOf = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element);
  size('offsetWidth', () => 100);
  size('clientWidth', () => 300);
  size('scrollLeft', () => scrollLeft);
  size('offsetLeft', (element) => (element.tagName === 'LI' ? indexOf(element) * 100 : 0));
}

/** Where a press of a button scrolls the row to. */
function pressed(name: string): unknown {
  const scrolled: unknown[] = [];
  HTMLElement.prototype.scrollTo = (to?: unknown) => void scrolled.push(to);
  const slides = Array.from({ length: 12 }, (_, key) => ({ key, content: `Place ${key}` }));
  render(<Carousel label="Places" slides={slides} />);
  fireEvent.click(screen.getByRole('button', { name: `${name}, Places`, hidden: true }));
  return scrolled;
}

test.each([
  [0, 300],
  [300, 600],
])('Next turns a whole page from %i px before the row was measured', (from, left) => {
  // A click before hydration is replayed before the next frame.
  vi.stubGlobal('requestAnimationFrame', () => 1);
  layOut(from);
  expect(pressed('Next')).toMatchObject([{ left }]);
});

test('Previous turns a whole page', () => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (frame(), 0));
  layOut(600);
  expect(pressed('Previous')).toMatchObject([{ left: 300 }]);
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EdgeBar } from './EdgeBar.tsx';

const HEIGHT = 80;
const scrolled = vi.fn();

const page = (edge: 'top' | 'bottom', shown: boolean) => (
  <>
    <button type="button">The last of the page</button>
    <EdgeBar edge={edge} label="A bar" shown={shown}>
      <a href="#ask">Ask</a>
    </EdgeBar>
  </>
);

/** The button lies so far from the top of the window, has the focus, and a bar comes. */
async function barComes(edge: 'top' | 'bottom', top: number) {
  const { rerender } = render(page(edge, false));
  const button = screen.getByRole('button');
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40));
  button.scrollIntoView = scrolled;
  button.focus();
  rerender(page(edge, true));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

beforeEach(() => {
  scrolled.mockReset();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['bottom', window.innerHeight - HEIGHT + 20],
  ['top', HEIGHT - 20],
] as const)('[VD-05] a bar at the %s that comes over the focus lets it out', async (edge, top) => {
  await barComes(edge, top);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.documentElement.style.getPropertyValue(`scroll-padding-${edge}`)).toBe('92px');
});

test.each([
  ['bottom', 300],
  ['bottom', window.innerHeight + 10],
  ['top', 300],
  ['top', -50],
] as const)('a bar at the %s leaves a page alone whose focus is %s px down', async (edge, top) => {
  await barComes(edge, top);
  expect(scrolled).not.toHaveBeenCalled();
});

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

/** Focuses a button at this distance from the top of the window, then shows a bar. */
async function showBar(edge: 'top' | 'bottom', top: number) {
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
] as const)('[VD-05] a bar at the %s does not cover the focused element', async (edge, top) => {
  await showBar(edge, top);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.documentElement.style.getPropertyValue(`scroll-padding-${edge}`)).toBe('92px');
});

test.each([
  ['bottom', 300],
  ['bottom', window.innerHeight + 10],
  ['top', 300],
  ['top', -50],
] as const)('a bar at the %s does not scroll when the focused element is at %s px', async (edge, top) => {
  await showBar(edge, top);
  expect(scrolled).not.toHaveBeenCalled();
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPartWhenVisible } from './lazyPartWhenVisible.tsx';

afterEach(() => vi.unstubAllGlobals());

/** An IntersectionObserver that the test controls. */
function observed() {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      observe = vi.fn();
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(tell);
      }
    },
  );
  return {
    disconnect,
    comes: (isIntersecting: boolean) =>
      act(async () => {
        for (const tell of seen) tell([{ isIntersecting }]);
        await Promise.resolve();
      }),
  };
}

test('the code of a part is loaded once, when the part is near the viewport', async () => {
  const { comes, disconnect } = observed();
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>Hello, {name}</p>);
  const Part = lazyPartWhenVisible(load);
  const { unmount, rerender } = render(<Part name="Kim" />);
  await comes(false);
  expect(load).not.toHaveBeenCalled();
  await comes(true);
  expect(await screen.findByText('Hello, Kim')).toBeTruthy();
  rerender(<Part name="Lee" />);
  expect(await screen.findByText('Hello, Lee')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  unmount();
  expect(disconnect).toHaveBeenCalled();
});

test('the code is loaded at once in a browser without IntersectionObserver', async () => {
  const Part = lazyPartWhenVisible(async () => () => <p>Here</p>);
  render(<Part />);
  expect(await screen.findByText('Here')).toBeTruthy();
});

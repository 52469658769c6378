import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPartWhenVisible } from './lazyPartWhenVisible.tsx';

afterEach(() => vi.unstubAllGlobals());

/** An observer that tells what the test says. */
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

test('the code of a part is asked for when a visitor comes near it, and once', async () => {
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

test('a browser that cannot tell who is near asks at once', async () => {
  const Part = lazyPartWhenVisible(async () => () => <p>Here</p>);
  render(<Part />);
  expect(await screen.findByText('Here')).toBeTruthy();
});

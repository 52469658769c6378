import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredSections } from './DeferredSections.tsx';

afterEach(() => vi.unstubAllGlobals());

const drawn = () =>
  [...document.querySelectorAll('section')].map((band) => band.hasAttribute('data-rendered'));
const page = (
  <DeferredSections>
    <section>Specifications</section>
    <section>Similar cars</section>
  </DeferredSections>
);

test('after hydration sections are laid out one by one, when the browser is idle', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => waiting.push(callBack));
  vi.stubGlobal('cancelIdleCallback', () => waiting.pop());
  const { unmount } = render(page);
  for (const state of [
    [false, false],
    [true, false],
    [true, true],
  ]) {
    expect(drawn()).toEqual(state);
    act(() => waiting.pop()?.());
  }
  expect(waiting).toHaveLength(0);
  unmount();
});

test('a section that is added after the others were laid out is laid out too', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => waiting.push(callBack));
  vi.stubGlobal('cancelIdleCallback', () => waiting.pop());
  const { rerender } = render(page);
  while (waiting.length > 0) waiting.pop()?.();
  expect(drawn()).toEqual([true, true]);
  rerender(
    <DeferredSections>
      <section>Specifications</section>
      <section>Similar cars</section>
      <section>Recently viewed</section>
    </DeferredSections>,
  );
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 10_000);
  while (waiting.length > 0) waiting.pop()?.();
  expect(drawn()).toEqual([true, true, true]);
});

test('no layout is scheduled after unmount', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => waiting.push(callBack));
  vi.stubGlobal('cancelIdleCallback', () => waiting.pop());
  render(page).unmount();
  expect(waiting).toHaveLength(0);
});

test('without requestIdleCallback a timeout is used', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  render(page);
  expect(drawn()).toEqual([false, false]);
  await vi.waitFor(() => expect(drawn()).toEqual([true, true]), 10_000);
});

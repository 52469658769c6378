import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const Row = () => <a href="/dealerships">All locations</a>;

test('a server-rendered part keeps its HTML, and its code loads when a visitor turns to it', async () => {
  vi.resetModules();
  const { lazyPartWhenTouched } = await import('./lazyPartWhenTouched.tsx');
  const load = vi.fn(async () => Row);
  const Part = lazyPartWhenTouched(load);
  const root = document.createElement('main');
  const html = '<div><!--$--><a href="/dealerships">All locations</a><!--/$--></div>';
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, <Part />, { onRecoverableError }));
  expect(load).not.toHaveBeenCalled();
  const link = root.querySelector('a');
  await act(async () => link?.focus());
  await vi.waitFor(
    () => expect(Object.keys(link ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
    10_000,
  );
  expect(load).toHaveBeenCalledOnce();
  expect(root.innerHTML).toBe(html);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('the code of a part that is declared after the hydration of its page waits as well', async () => {
  vi.resetModules();
  const { lazyPart } = await import('./lazyPart.tsx');
  const { lazyPartWhenTouched } = await import('./lazyPartWhenTouched.tsx');
  const load = vi.fn(async () => Row);
  const Lower = lazyPart(async () => {
    const Inner = lazyPartWhenTouched(load);
    return () => <Inner />;
  });
  const root = document.createElement('main');
  root.innerHTML = '<!--$--><div><!--$--><a href="/dealerships">All locations</a><!--/$--></div><!--/$-->';
  document.body.replaceChildren(root);
  await act(async () => void hydrateRoot(root, <Lower />));
  expect(load).not.toHaveBeenCalled();
  await act(async () => root.querySelector('a')?.dispatchEvent(new Event('pointermove', { bubbles: true })));
  expect(load).toHaveBeenCalledOnce();
});

test('on a page that the browser renders the part is there without a touch', async () => {
  const { lazyPartWhenTouched } = await import('./lazyPartWhenTouched.tsx'); // a page was hydrated above
  const Part = lazyPartWhenTouched(async () => Row);
  render(<Part />);
  expect(await screen.findByRole('link', { name: 'All locations' })).toBeTruthy();
});

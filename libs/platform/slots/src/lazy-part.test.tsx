import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const sent = '<main><!--$--><a href="/about-us">About us</a><!--/$--></main>';

/** A page as the server sent it, with a part whose code the browser asks for. */
async function hydrated(load: () => Promise<() => React.ReactNode>) {
  document.body.innerHTML = sent;
  const Part = lazyPart(load);
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(
      document.body,
      <main>
        <Suspense>
          <Part />
        </Suspense>
      </main>,
      { onRecoverableError },
    );
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return document.body.innerHTML;
}

test('a part is taken over when its code is there', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  await hydrated(async () => () => (
    <a href="/about-us" onClick={onClick}>
      About us
    </a>
  ));
  document.querySelector('a')?.click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('a part whose code does not come stands as the server sent it', async () => {
  expect(await hydrated(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(sent);
});

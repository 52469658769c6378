import { act, screen } from '@testing-library/react';
import { createContext, startTransition, use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const Place = createContext('Aspley');
const html =
  '<div class="contents"><!--$--><footer>Open at Aspley</footer><!--/$--></div><button type="button">Go on</button>';
const load = vi.fn(
  async () =>
    function Footer({ until = 'Open' }: { until?: string }) {
      return (
        <footer>
          {until} at {use(Place)}
        </footer>
      );
    },
);

beforeEach(() => void load.mockClear());

afterEach(() => document.body.replaceChildren());

/** A hydrated page with a static part; the button renders the page again, with another context and other props, or the next page. */
async function hydratedPage(next: (Part: ComponentType<{ until?: string }>) => ReactNode) {
  vi.resetModules();
  const { staticPart } = await import('./staticPart.tsx');
  const Part = staticPart(load);
  function Page() {
    const [gone, setGone] = useState(false);
    return (
      <>
        <Place value={gone ? 'Newstead' : 'Aspley'}>{gone ? next(Part) : <Part />}</Place>
        <button type="button" onClick={() => startTransition(() => setGone(true))}>
          Go on
        </button>
      </>
    );
  }
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const onRecoverableError = vi.fn();
  const warn = vi.spyOn(console, 'error');
  await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  const goOn = () => act(async () => screen.getByRole('button').click());
  return { root, goOn };
}

test('the HTML of the server stays, and its code is not loaded', async () => {
  const { root } = await hydratedPage(() => null);
  expect(root.innerHTML).toBe(html);
  expect(load).not.toHaveBeenCalled();
});

test('another context and other props leave the HTML as it is', async () => {
  const { root, goOn } = await hydratedPage((Part) => <Part until="Closed" />);
  const footer = root.querySelector('footer');
  await goOn();
  expect(root.querySelector('footer')).toBe(footer);
  expect(footer?.textContent).toBe('Open at Aspley');
  expect(load).not.toHaveBeenCalled();
});

test('a page that the browser renders has it with its code', async () => {
  const { root, goOn } = await hydratedPage((Part) => (
    <main>
      <Part until="Closed" />
    </main>
  ));
  await goOn();
  expect(root.querySelector('main footer')?.textContent).toBe('Closed at Newstead');
  expect(load).toHaveBeenCalledOnce();
});

import { act, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { holdPress, pressTaken } from './heldPress.ts';

const sent = '<main><!--$--><a href="/about-us">About us</a><!--/$--></main>';
type Load = () => Promise<() => ReactNode>;

afterEach(() => vi.unstubAllGlobals());

/** What a browser has that has taken over no page yet. */
async function freshPage() {
  vi.resetModules();
  return import('./lazyPart.tsx');
}

/** A page as the server sent it, taken over. */
async function takenOver(html: string, page: ReactNode) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
  return { root, onRecoverableError };
}

/** A page with a part whose code the browser asks for. */
async function hydrated(load: Load) {
  const { lazyPart } = await freshPage();
  const Part = lazyPart(load);
  const page = (
    <main>
      <Part />
    </main>
  );
  const { root, onRecoverableError } = await takenOver(sent, page);
  expect(onRecoverableError).not.toHaveBeenCalled();
  return root.innerHTML;
}

/** A page that is taken over, from which a visitor goes on to one whose code comes when `arrive` is called. */
async function goneOn(line: { onLine: boolean } = { onLine: true }) {
  const { lazyPart } = await freshPage();
  const Footer = lazyPart(async () => () => <footer>Opening hours</footer>);
  function Site({ next }: { next: ReactNode }) {
    const [page, setPage] = useState<ReactNode>(<h1>Search</h1>);
    return (
      <>
        <button type="button" onClick={() => startTransition(() => setPage(next))}>
          Go on
        </button>
        {page}
        <Footer />
      </>
    );
  }
  const asked: { arrive(Part: () => ReactNode): void; fail(): void }[] = [];
  const load: Load = () =>
    new Promise((resolve, reject) => {
      asked.push({ arrive: resolve, fail: () => reject(new TypeError('Failed to fetch')) });
    });
  const reload = vi.fn();
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('location', { reload });
  const parts: { Part: ComponentType } = { Part: () => null };
  const next = <Next parts={parts} />;
  await act(async () => void render(<Site next={next} />));
  parts.Part = lazyPart(load); // as where the code of the next page is evaluated
  const [code] = asked;
  if (!code) throw new Error('The code was not asked for.');
  await act(async () => screen.getByRole('button').click());
  return { asked, reload, ...code };
}

function Next({ parts: { Part } }: { parts: { Part: ComponentType } }) {
  return (
    <>
      <h1>2023 Toyota RAV4</h1>
      <Part />
    </>
  );
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

/** A page with a button in a part whose code has not come; the button is pressed, then the code comes. */
async function pressedEarly(markup: string, Button: () => ReactNode) {
  const { lazyPart } = await freshPage();
  let arrive: (Part: () => ReactNode) => void = () => undefined;
  const Part = lazyPart<object>(() => new Promise((resolve) => (arrive = resolve)));
  const page = (
    <main onClickCapture={pressTaken}>
      <Part />
    </main>
  );
  await takenOver(`<main><!--$-->${markup}<!--/$--></main>`, page);
  holdPress();
  const button = screen.getByRole('button');
  const clicks = vi.fn();
  addEventListener('click', clicks, true); // React stops what it cannot deliver before it reaches the button
  button.click();
  await act(async () => arrive(Button));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  removeEventListener('click', clicks, true);
  expect(screen.getByRole('button')).toBe(button);
  expect(window.heldPress).toBeNull();
  return clicks;
}

test('a button pressed before its part is hydrated is pressed again, once', async () => {
  const open = vi.fn();
  const clicks = await pressedEarly('<button type="button">Fullscreen</button>', () => (
    <button type="button" onClick={open}>
      Fullscreen
    </button>
  ));
  expect(open).toHaveBeenCalledOnce();
  expect(clicks).toHaveBeenCalledTimes(2);
});

test('a button that opens a popover without scripts is not pressed again', async () => {
  const clicks = await pressedEarly('<button type="button" popovertarget="filters">Filter</button>', () => (
    <button type="button" popoverTarget="filters">
      Filter
    </button>
  ));
  expect(clicks).toHaveBeenCalledOnce();
});

test('a part whose code does not come stands as the server sent it', async () => {
  expect(await hydrated(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(sent);
});

test('a page that a visitor goes on to is shown whole', async () => {
  const { arrive, asked, reload } = await goneOn();
  expect(screen.getByRole('heading').textContent).toBe('Search');
  await act(async () => arrive(() => <p>Was $45,990</p>));
  expect(screen.getByRole('heading').textContent).toBe('2023 Toyota RAV4');
  expect(screen.getByText('Was $45,990')).toBeTruthy();
  expect(screen.getByText('Opening hours')).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test('where its code does not come, the page is asked of the server', async () => {
  const { fail, reload } = await goneOn();
  expect(reload).not.toHaveBeenCalled();
  await act(async () => fail());
  expect(reload).toHaveBeenCalledOnce();
});

test('without a line the page before stays', async () => {
  const { fail, reload } = await goneOn({ onLine: false });
  await act(async () => fail());
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading').textContent).toBe('Search');
});

test('a part in a part that was sent is taken over like it', async () => {
  const { lazyPart } = await freshPage();
  const Inner = lazyPart(async () => () => <b>Fees</b>);
  let arrive: (Outer: () => ReactNode) => void = () => undefined;
  const Outer = lazyPart<object>(() => new Promise((resolve) => (arrive = resolve)));
  const html = '<!--$--><div><!--$--><b>Fees</b><!--/$--></div><!--/$-->';
  const { root, onRecoverableError } = await takenOver(html, <Outer />);
  await act(async () =>
    arrive(() => (
      <div>
        <Inner />
      </div>
    )),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.innerHTML).toBe(html);
});

test('a part in a boundary that was sent is taken over as it was sent', async () => {
  const { PartBoundary, lazyPart } = await freshPage();
  const Footer = lazyPart(async () => () => <footer>Opening hours</footer>);
  const ErrorPage = lazyPart(async () => () => <h1>Not here</h1>);
  const html =
    '<!--$--><!--$--><h1>Not here</h1><!--/$--><!--/$--><!--$--><footer>Opening hours</footer><!--/$-->';
  const page = (
    <>
      <PartBoundary fallback={<p>One moment</p>}>
        <ErrorPage />
      </PartBoundary>
      <Footer />
    </>
  );
  const { root, onRecoverableError } = await takenOver(html, page);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.innerHTML).toBe(html);
});

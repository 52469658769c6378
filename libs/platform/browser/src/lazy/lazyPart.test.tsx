import { act, render, screen } from '@testing-library/react';
import { startTransition, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { captureEarlyClicks, clearEarlyClick } from './earlyClick.ts';

const sent = '<main><!--$--><a href="/about-us">About us</a><!--/$--></main>';
type Load = () => Promise<() => ReactNode>;

afterEach(() => vi.unstubAllGlobals());

/** The module as a browser has it before any page is hydrated. */
async function freshPage() {
  vi.resetModules();
  return import('./lazyPart.tsx');
}

/** A server-rendered page after hydration. */
async function hydratePage(html: string, page: ReactNode) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
  return { root, onRecoverableError };
}

/** The HTML of a hydrated page with a lazy part. */
async function hydrated(load: Load) {
  const { lazyPart } = await freshPage();
  const Part = lazyPart(load);
  const page = (
    <main>
      <Part />
    </main>
  );
  const { root, onRecoverableError } = await hydratePage(sent, page);
  expect(onRecoverableError).not.toHaveBeenCalled();
  return root.innerHTML;
}

/** A hydrated page and a navigation to a page with a lazy part. `arrive` resolves the code of that part, `fail` rejects it. */
async function navigate(line: { onLine: boolean } = { onLine: true }) {
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
  parts.Part = lazyPart(load); // declared when the code of the next page is evaluated
  const [code] = asked;
  if (!code) throw new Error('The code was not requested.');
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

test('a part is hydrated when its code has loaded', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  await hydrated(async () => () => (
    <a href="/about-us" onClick={onClick}>
      About us
    </a>
  ));
  document.querySelector('a')?.click();
  expect(onClick).toHaveBeenCalledOnce();
});

/** A page with lazy buttons. They are clicked before their code loads; returns the spy of clicks. */
async function clickEarly(markup: string, Buttons: () => ReactNode) {
  const { lazyPart } = await freshPage();
  let arrive: (Part: () => ReactNode) => void = () => undefined;
  const Part = lazyPart<object>(() => new Promise((resolve) => (arrive = resolve)));
  const page = (
    <main onClickCapture={clearEarlyClick}>
      <Part />
    </main>
  );
  await hydratePage(`<main><!--$-->${markup}<!--/$--></main>`, page);
  captureEarlyClicks();
  const buttons = screen.getAllByRole('button');
  const clicks = vi.fn();
  addEventListener('click', clicks, true); // React stops a click that it cannot deliver before it reaches the button
  for (const button of buttons) button.click();
  await act(async () => arrive(Buttons));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  removeEventListener('click', clicks, true);
  expect(screen.getAllByRole('button')).toEqual(buttons);
  expect(window.earlyClicks?.size).toBe(0);
  return clicks;
}

test('a click on a button before its part is hydrated is replayed once', async () => {
  const open = vi.fn();
  const clicks = await clickEarly('<button type="button">Fullscreen</button>', () => (
    <button type="button" onClick={open}>
      Fullscreen
    </button>
  ));
  expect(open).toHaveBeenCalledOnce();
  expect(clicks).toHaveBeenCalledTimes(2);
});

test('every toggle that is clicked early is replayed, and of other buttons the last', async () => {
  const pressed: string[] = [];
  const toggles = ['Save one', 'Save two'];
  const others = ['Fullscreen', 'Videos'];
  const html = [
    ...toggles.map((name) => `<button type="button" aria-pressed="false">${name}</button>`),
    ...others.map((name) => `<button type="button">${name}</button>`),
  ];
  await clickEarly(html.join(''), () => (
    <>
      {toggles.map((name) => (
        <button type="button" aria-pressed="false" key={name} onClick={() => pressed.push(name)}>
          {name}
        </button>
      ))}
      {others.map((name) => (
        <button type="button" key={name} onClick={() => pressed.push(name)}>
          {name}
        </button>
      ))}
    </>
  ));
  expect(pressed).toEqual(['Save one', 'Save two', 'Videos']);
});

test('a toggle that is on once its part is hydrated keeps its state: an early click on it asked for that', async () => {
  const toggle = vi.fn();
  function Heart() {
    const saved = useSyncExternalStore(
      () => () => undefined,
      () => true,
      () => false,
    );
    return (
      <button type="button" aria-pressed={saved} onClick={toggle}>
        Save one
      </button>
    );
  }
  const html = '<button type="button" aria-pressed="false">Save one</button>';
  const clicks = await clickEarly(html, Heart);
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  expect(toggle).not.toHaveBeenCalled();
  expect(clicks).toHaveBeenCalledOnce();
});

test('a click on a button that opens a popover is not replayed', async () => {
  const clicks = await clickEarly('<button type="button" popovertarget="filters">Filter</button>', () => (
    <button type="button" popoverTarget="filters">
      Filter
    </button>
  ));
  expect(clicks).toHaveBeenCalledOnce();
});

test('a part whose code fails to load keeps the server HTML', async () => {
  expect(await hydrated(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(sent);
});

test('a navigation shows the next page when all its parts have loaded', async () => {
  const { arrive, asked, reload } = await navigate();
  expect(screen.getByRole('heading').textContent).toBe('Search');
  await act(async () => arrive(() => <p>Was $45,990</p>));
  expect(screen.getByRole('heading').textContent).toBe('2023 Toyota RAV4');
  expect(screen.getByText('Was $45,990')).toBeTruthy();
  expect(screen.getByText('Opening hours')).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test('a navigation reloads the page when the code of a part fails to load', async () => {
  const { fail, reload } = await navigate();
  expect(reload).not.toHaveBeenCalled();
  await act(async () => fail());
  expect(reload).toHaveBeenCalledOnce();
});

test('a navigation while offline keeps the current page when the code of a part fails to load', async () => {
  const { fail, reload } = await navigate({ onLine: false });
  await act(async () => fail());
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading').textContent).toBe('Search');
});

test('a part nested in a server-rendered part is hydrated too', async () => {
  const { lazyPart } = await freshPage();
  const Inner = lazyPart(async () => () => <b>Fees</b>);
  let arrive: (Outer: () => ReactNode) => void = () => undefined;
  const Outer = lazyPart<object>(() => new Promise((resolve) => (arrive = resolve)));
  const html = '<!--$--><div><!--$--><b>Fees</b><!--/$--></div><!--/$-->';
  const { root, onRecoverableError } = await hydratePage(html, <Outer />);
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

test('a part in a server-rendered boundary is hydrated without a mismatch', async () => {
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
  const { root, onRecoverableError } = await hydratePage(html, page);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.innerHTML).toBe(html);
});

test('says whether a server-rendered part waits for its code', async () => {
  const { lazyPart, partsWaiting } = await freshPage();
  let come: (part: () => ReactNode) => void = () => undefined;
  const Part = lazyPart(() => new Promise<() => ReactNode>((resolve) => (come = resolve)));
  expect(partsWaiting()).toBe(false);
  await hydratePage(
    sent,
    <main>
      <Part />
    </main>,
  );
  expect(partsWaiting()).toBe(true);
  await act(async () => come(() => <a href="/about-us">About us</a>));
  expect(partsWaiting()).toBe(false);
});

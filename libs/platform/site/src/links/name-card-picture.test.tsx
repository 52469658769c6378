import { act, fireEvent, render, screen } from '@testing-library/react';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteLinks } from './SiteLinks.tsx';

/** Paths of the cards whose pictures were named when the browser took its picture of the old page. */
let before: (string | undefined)[];
const transitions = vi.fn((update: () => Promise<void> | void) => {
  before = named();
  const finished = Promise.resolve(update());
  return { finished, ready: finished, updateCallbackDone: finished, skipTransition() {} };
});
let calm: boolean;

beforeEach(() => {
  before = [];
  calm = false;
  transitions.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  Object.assign(document, { startViewTransition: transitions });
});
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

const Card = ({ path }: { path: string }) => (
  <article>
    <div className="card-picture" data-path={path} />
    <h3>
      <a href={path}>{path}</a>
    </h3>
    <a href="/enquire">Enquire about {path}</a>
  </article>
);

function show() {
  const list = (
    <>
      <Card path="/cars/a" />
      <Card path="/cars/b" />
    </>
  );
  const site = (
    <>
      <Outlet />
      <SiteLinks />
    </>
  );
  const children = [
    { path: '/', element: list },
    { path: '/cars/:slug', element: null },
    { path: '/enquire', element: null },
  ];
  const router = createMemoryRouter([{ element: site, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-grows]')].map(({ dataset }) => dataset['path']);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));

test('only the pressed card’s picture is named; Back names the card that the visitor came from', async () => {
  const router = show();
  await press('/cars/b');
  expect(router.state.location.pathname).toBe('/cars/b');
  expect(before).toEqual(['/cars/b']);
  expect(named()).toEqual([]);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
  expect(named()).toEqual(['/cars/b']);
  await press('/cars/a');
  expect(before).toEqual(['/cars/a']);
});

test('other links of a card navigate without a transition', async () => {
  const router = show();
  await press('Enquire about /cars/a');
  expect(router.state.location.pathname).toBe('/enquire');
  expect(transitions).not.toHaveBeenCalled();
});

test('with reduced motion there is no transition', async () => {
  calm = true;
  const router = show();
  await press('/cars/a');
  expect(router.state.location.pathname).toBe('/cars/a');
  expect(transitions).not.toHaveBeenCalled();
});

test('a browser without view transitions navigates', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  const router = show();
  await press('/cars/a');
  expect(router.state.location.pathname).toBe('/cars/a');
});

test('a transition that the browser skips is no error of the page, other rejections are', () => {
  show();
  const isReported = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  const late = 'Transition was aborted because of timeout in DOM update';
  expect(isReported(new DOMException(late, 'TimeoutError'))).toBe(false);
  expect(isReported(new DOMException('Transition was skipped', 'AbortError'))).toBe(false);
  expect(isReported(new DOMException('The user aborted a request.', 'AbortError'))).toBe(true);
  expect(isReported(new Error('transition'))).toBe(true);
});

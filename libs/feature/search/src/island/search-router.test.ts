import { NavigationType } from 'react-router';
import { expect, it, vi } from 'vitest';
import { searchRouter } from './search-router.ts';

/** State of the entries of the history that the router writes. */
const STATE = 'search';
const ROOT = '/search/new-used-and-demo-cars/';

function started() {
  const navigate = vi.fn();
  const updated = vi.fn();
  let failed = false;
  const router = searchRouter({ url: ROOT, tidy: (url) => url, navigate, failed: () => failed });
  router.onUpdate(updated);
  const unmount = router.mount();
  const fail = (isFailed = true) => void (failed = isFailed);
  return { router, navigate, updated, unmount, fail };
}

it('writes each search as one navigation', () => {
  const { router, navigate } = started();
  router.write(`${ROOT}?make=Kia`);
  router.write(`${ROOT}?make=Kia`);
  expect(navigate.mock.calls).toEqual([[`${ROOT}?make=Kia`, { replace: false, state: STATE }]]);
});

it('its own navigation that arrives after a newer one was written changes nothing', () => {
  const { router, updated } = started();
  router.write(`${ROOT}?make=Kia`);
  router.write(`${ROOT}?body=SUV&make=Kia`);
  router.arrive(`${ROOT}?make=Kia`, NavigationType.Push, STATE);
  router.arrive(`${ROOT}?body=SUV&make=Kia`, NavigationType.Push, STATE);
  expect(updated).not.toHaveBeenCalled();
});

it('passes links, Back and Forward to InstantSearch, also to a URL that it has written', () => {
  const { router, updated } = started();
  router.write(`${ROOT}?make=Kia`);
  router.arrive(ROOT, NavigationType.Pop, null);
  router.arrive(`${ROOT}?make=Kia`, NavigationType.Pop, STATE);
  router.arrive(`${ROOT}?page=2`, NavigationType.Push, null);
  expect(updated.mock.calls).toEqual([[ROOT], [`${ROOT}?make=Kia`], [`${ROOT}?page=2`]]);
});

it('passes Back from a search whose entry was never rendered', () => {
  const { router, updated } = started();
  router.write(`${ROOT}?make=Kia`);
  router.back(ROOT);
  router.afterBack(ROOT);
  router.afterBack(ROOT);
  expect(updated.mock.calls).toEqual([[ROOT]]);
});

it('passes nothing after Back while another page is rendered, or if a search was written since', () => {
  const { router, updated } = started();
  router.write(`${ROOT}?make=Kia`);
  router.back(`${ROOT}?page=2`);
  router.afterBack(ROOT);
  router.back(ROOT);
  router.write(`${ROOT}?body=SUV`);
  router.afterBack(ROOT);
  expect(updated).not.toHaveBeenCalled();
});

it('passes a link to a URL that it has written, whose navigation never finished', () => {
  const { router, updated } = started();
  router.write(`${ROOT}?make=Kia`);
  router.write(`${ROOT}?body=SUV&make=Kia`);
  router.arrive(`${ROOT}?body=SUV&make=Kia`, NavigationType.Push, STATE);
  router.arrive(`${ROOT}?make=Kia`, NavigationType.Push, null);
  expect(updated.mock.calls).toEqual([[`${ROOT}?make=Kia`]]);
});

it('[SR-13] replaces the URL of a failed search, and keeps it for a retry', () => {
  const { router, navigate, fail } = started();
  router.write(`${ROOT}?make=Kia`);
  fail();
  router.write(ROOT);
  expect(navigate).toHaveBeenLastCalledWith(ROOT, { replace: true, state: STATE });
  expect(router.failedUrl()).toBe(`${ROOT}?make=Kia`);
  fail(false);
  router.write(`${ROOT}?body=SUV`);
  expect(router.failedUrl()).toBeNull();
});

it('writes nothing after unmounting, when InstantSearch clears its state', () => {
  const { router, navigate, unmount } = started();
  unmount();
  router.write(`${ROOT}?make=Kia`);
  expect(navigate).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveFragmentsToBrowser } from './leaveFragmentsToBrowser.ts';

const heard = vi.fn();
let isWaiting = true;
let end = () => undefined as void;

beforeEach(() => {
  history.replaceState({ key: 'first' }, '', '/cars/one?term=4');
  isWaiting = true;
  end = leaveFragmentsToBrowser(() => isWaiting);
  window.addEventListener('popstate', heard);
});
afterEach(() => {
  end();
  window.removeEventListener('popstate', heard);
  heard.mockReset();
});

/** What a browser does on a press on a link to a fragment, or on Back. */
function move(to: string, state: unknown = null) {
  history.pushState(state, '', to);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('the router does not hear of a move within the page while a part waits for its code', () => {
  move('/cars/one?term=4#finance');
  expect(heard).not.toHaveBeenCalled();
  isWaiting = false;
  move('/cars/one?term=4#questions');
  expect(heard).toHaveBeenCalledOnce();
});

test('nor of one after the router has changed the query', () => {
  history.replaceState({ key: 'first' }, '', '/cars/one?term=5');
  document.body.click();
  move('/cars/one?term=5#finance');
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ['another page', '/cars/two#finance', null],
  ['other values of the query', '/cars/one?term=5#finance', null],
  ['an entry of its own', '/cars/one?term=4', { key: 'first' }],
])('it hears of %s', (_what, to, state) => {
  move(to, state);
  expect(heard).toHaveBeenCalledOnce();
});

test('it hears of a fragment of a page that it has left and come back to', () => {
  move('/cars/two', { key: 'second' });
  move('/cars/one?term=4#finance');
  expect(heard).toHaveBeenCalledTimes(2);
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchVisible } from './watchVisible.ts';
import { whenIdle } from './whenIdle.ts';
import { whenLoaded } from './whenLoaded.ts';
import { whenTouched } from './whenTouched.ts';
import { whenVisible } from './whenVisible.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whenIdle', () => {
  test('waits until the browser is idle, at most 2 seconds', () => {
    const request = vi.fn((callBack: () => void) => (callBack(), 7));
    vi.stubGlobal('requestIdleCallback', request);
    const callBack = vi.fn();
    whenIdle(callBack);
    expect(callBack).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledWith(callBack, { timeout: 2_000 });
  });

  test('can be cancelled', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    whenIdle(() => undefined)();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  test('uses a timeout in a browser without requestIdleCallback', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const callBack = vi.fn();
    whenIdle(callBack);
    whenIdle(callBack)();
    vi.advanceTimersByTime(199);
    expect(callBack).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callBack).toHaveBeenCalledOnce();
  });
});

describe('whenLoaded', () => {
  test('calls back at once on a loaded page', () => {
    const callBack = vi.fn();
    whenLoaded(callBack);
    expect(callBack).toHaveBeenCalledOnce();
  });

  test('waits for the load event, and can be cancelled', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const [loaded, cancelled] = [vi.fn(), vi.fn()];
    whenLoaded(loaded);
    whenLoaded(cancelled)();
    expect(loaded).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(loaded).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });
});

describe('an element', () => {
  /** An IntersectionObserver that the test controls. */
  function observed() {
    const options = vi.fn();
    const disconnect = vi.fn();
    let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = disconnect;
        observe = vi.fn();
        constructor(callBack: typeof tell, given: IntersectionObserverInit) {
          tell = callBack;
          options(given);
        }
      },
    );
    return {
      options,
      disconnect,
      comes: (...visible: boolean[]) => tell(visible.map((isIntersecting) => ({ isIntersecting }))),
    };
  }

  test('watchVisible reports each change of visibility until it is stopped', () => {
    const { comes, options, disconnect } = observed();
    const onChange = vi.fn();
    const stop = watchVisible(document.body, (isVisible) => onChange(isVisible), 20);
    comes(false);
    comes(true, false);
    expect(onChange.mock.calls).toEqual([[false], [true], [false]]);
    expect(options).toHaveBeenCalledWith({ rootMargin: '20px' });
    stop();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('whenVisible calls back once when the element is within 500 pixels', () => {
    const { comes, options, disconnect } = observed();
    const near = vi.fn();
    whenVisible(document.body, near);
    comes(false);
    expect(near).not.toHaveBeenCalled();
    comes(true, true);
    comes(true);
    expect(near).toHaveBeenCalledOnce();
    expect(options).toHaveBeenCalledWith({ rootMargin: '500px' });
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('counts as visible in a browser without IntersectionObserver', () => {
    const [watched, near] = [vi.fn(), vi.fn()];
    watchVisible(document.body, watched)();
    whenVisible(document.body, near)();
    expect(watched.mock.calls).toEqual([[true]]);
    expect(near).toHaveBeenCalledOnce();
  });
});

describe('whenTouched', () => {
  /** A row with a link, and how often it was touched. */
  function row() {
    const element = document.createElement('div');
    element.innerHTML = '<ul><li><a href="/">One</a></li></ul>';
    document.body.replaceChildren(element);
    const callBack = vi.fn();
    return { element, callBack, link: element.querySelector('a'), list: element.querySelector('ul') };
  }

  test.each([
    [
      'the pointer moves in it',
      ({ list }: ReturnType<typeof row>) => list?.dispatchEvent(new Event('pointermove', { bubbles: true })),
    ],
    ['the focus moves into it', ({ link }: ReturnType<typeof row>) => link?.focus()],
    [
      'something in it scrolls',
      ({ list }: ReturnType<typeof row>) => list?.dispatchEvent(new Event('scroll')),
    ],
    [
      'a key is pressed elsewhere',
      () => document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
    ],
    ['the visitor goes back', () => dispatchEvent(new Event('popstate'))],
  ])('calls back once when %s', (_, touch) => {
    const the = row();
    whenTouched(the.element, the.callBack);
    expect(the.callBack).not.toHaveBeenCalled();
    touch(the);
    touch(the);
    expect(the.callBack).toHaveBeenCalledOnce();
  });

  test('does not call back when the page scrolls the element under a pointer that rests', () => {
    const { element, callBack, list } = row();
    whenTouched(element, callBack);
    list?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.dispatchEvent(new Event('scroll'));
    expect(callBack).not.toHaveBeenCalled();
  });

  test('calls back at once if the focus is in the element, and not after it was cancelled', () => {
    const { element, callBack, link } = row();
    const cancelled = vi.fn();
    whenTouched(element, cancelled)();
    link?.focus();
    whenTouched(element, callBack);
    expect(callBack).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });
});

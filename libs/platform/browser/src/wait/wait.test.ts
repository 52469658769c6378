import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchVisible } from './watchVisible.ts';
import { whenIdle } from './whenIdle.ts';
import { whenLoaded } from './whenLoaded.ts';
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

import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { whenIdle } from '../wait/whenIdle.ts';
import { lazyModule } from './lazyModule.ts';
import { useLazyModule } from './useLazyModule.ts';

const viewer = { Viewer: () => <p>Viewer</p> };

/** A loader that fails `times` times, then returns the viewer. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return viewer;
  });
}

test('a module is loaded at the first call, and once for all calls', async () => {
  const load = failing(0);
  const lazy = lazyModule(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([lazy(), lazy()])).toEqual([viewer, viewer]);
  expect(await lazy()).toBe(viewer);
  expect(load).toHaveBeenCalledOnce();
});

test('calls share a failure, and a call after it tries again', async () => {
  const load = failing(1);
  const lazy = lazyModule(load);
  expect((await Promise.allSettled([lazy(), lazy()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await lazy()).toBe(viewer);
  expect(load).toHaveBeenCalledTimes(2);
});

function Media({ lazy, start }: { lazy: () => Promise<typeof viewer>; start?: typeof whenIdle }) {
  const { module, failed, load } = useLazyModule(lazy, start);
  return (
    <>
      <button type="button" onPointerEnter={load} onClick={load}>
        Fullscreen
      </button>
      {failed && <p role="alert">This could not be loaded.</p>}
      {module && <module.Viewer />}
    </>
  );
}
const press = () => act(async () => screen.getByRole('button').click());

test('load() loads the module', async () => {
  const load = failing(0);
  render(<Media lazy={lazyModule(load)} />);
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(screen.getByText('Viewer')).toBeTruthy();
});

test('[AN-02] a failure sets failed and logs a warning, and the next load tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<Media lazy={lazyModule(failing(1))} />);
  await press();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(warn).toHaveBeenCalledOnce();
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Viewer')).toBeTruthy();
});

test('start loads the module when the browser is idle, and not after unmount', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => waiting.push(callBack));
  vi.stubGlobal('cancelIdleCallback', () => waiting.pop());
  const load = failing(0);
  const { unmount } = render(<Media lazy={lazyModule(load)} start={whenIdle} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => waiting.pop()?.());
  expect(screen.getByText('Viewer')).toBeTruthy();
  unmount();
  render(<Media lazy={lazyModule(load)} start={whenIdle} />).unmount();
  expect(waiting).toHaveLength(0);
  vi.unstubAllGlobals();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFrame } from './loadFrame.ts';
import { SpinViewer } from './SpinViewer.tsx';

vi.mock('./loadFrame.ts', () => ({ loadFrame: vi.fn(), dropFrame: vi.fn() }));

const COUNT = 36;
const frames = Array.from({ length: COUNT }, (_, index) => `/pictures/spin/${index}.webp`);
const hotspots = [
  { title: 'LED headlights', text: 'Automatic', positions: [{ frame: 0, x: 50, y: 50 }], direction: null },
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(loadFrame).mockImplementation(async () => new Image());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn() }); // jsdom has none
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = vi.fn();
      observe: () => void;
      constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
        this.observe = () => tell([{ contentRect: { width: 600 } }]);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a 360 view and waits until its frames have loaded. */
async function show({ calm = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: calm,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const { container } = render(
    <SpinViewer
      name="2020 Nissan X-Trail"
      frames={frames}
      hotspots={hotspots}
      layout="screen"
      melt={false}
    />,
  );
  await after(0);
  return {
    frame: () => Number(container.querySelector('[data-frame]')?.getAttribute('data-frame')),
    container,
  };
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('autorotation of the 360 view', () => {
  test('[VD-04] shows the next frame every 100 ms, without a touch, round and round', async () => {
    const { frame } = await show();
    const start = frame();
    await after(99);
    expect(frame()).toBe(start);
    await after(1);
    expect(frame()).toBe(start + 1);
    await after(1_000);
    expect(frame()).toBe(start + 11);
    await after(COUNT * 100);
    expect(frame()).toBe(start + 11);
  });

  test.each<[string, (container: HTMLElement) => void]>([
    [
      'a touch',
      () => fireEvent.pointerDown(screen.getByRole('img', { name: /from all sides/ }), { button: 0 }),
    ],
    ['an arrow key', () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })],
    ['a hotspot', () => fireEvent.focus(screen.getByRole('button', { name: 'LED headlights' }))],
    ['Pause', () => fireEvent.click(screen.getByRole('button', { name: 'Pause' }))],
  ])('[VD-04] %s stops it and removes the hint Swipe to spin', async (_name, touch) => {
    const { frame, container } = await show();
    expect(screen.getByText('Swipe to spin')).toBeTruthy();
    touch(container);
    const stopped = frame();
    await after(1_000);
    expect(frame()).toBe(stopped);
    expect(screen.queryByText('Swipe to spin')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await after(100);
    expect(frame()).toBe(stopped + 1);
  });

  test('[VD-04] does not start with reduced motion', async () => {
    const { frame } = await show({ calm: true });
    await after(1_000);
    expect(frame()).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  test('[VD-04] waits until every frame has loaded, with a placeholder and the progress', async () => {
    const pending: (() => void)[] = [];
    vi.mocked(loadFrame).mockImplementation(
      () => new Promise((resolve) => pending.push(() => resolve(new Image()))),
    );
    const { frame, container } = await show();
    await after(1_000);
    expect(frame()).toBe(0);
    expect(container.querySelector('.spin-box > img')?.getAttribute('src')).toContain(
      '/pictures/spin/0.webp',
    );
    expect(screen.getByRole('progressbar')).toHaveProperty('max', COUNT);
    while (pending.length > 0) {
      pending.shift()?.();
      await after(0);
    }
    expect(screen.queryByRole('progressbar')).toBeNull();
    await after(100);
    expect(frame()).toBe(1);
  });
});

test('[VD-04] the hotspots have tooltips', async () => {
  await show({ calm: true });
  const hotspot = screen.getByRole('button', { name: 'LED headlights' });
  const tooltip = document.getElementById(hotspot.getAttribute('aria-describedby') ?? '');
  expect(tooltip?.textContent).toContain('Automatic');
});

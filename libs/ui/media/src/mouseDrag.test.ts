import { afterEach, expect, test, vi } from 'vitest';
import { mouseDrag } from './mouseDrag.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'instant'],
  [false, 'smooth'],
] as const)('a drag ends at the next slide; with reduced motion (%s) it scrolls %s', (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const row = document.createElement('ul');
  const scrollTo = vi.fn();
  Object.assign(row, { scrollTo, setPointerCapture: () => undefined });
  Object.defineProperty(row, 'clientWidth', { value: 600 });
  mouseDrag(row);
  const at = (clientX: number) => ({ clientX, button: 0, pointerType: 'mouse' });
  row.dispatchEvent(new PointerEvent('pointerdown', at(500)));
  row.dispatchEvent(new PointerEvent('pointermove', at(200)));
  row.dispatchEvent(new PointerEvent('pointerup', at(200)));
  expect(scrollTo).toHaveBeenCalledWith({ left: 600, behavior });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstView } from './firstView.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Heard = 'style.load' | 'load' | 'error' | 'sourcedata';

/** A fake map that emits given events. */
function talkingMap() {
  const listeners = new Map<Heard, (event: { error: Error; tile?: unknown }) => void>();
  return {
    on: (type: Heard, listener: (event: { error: Error; tile?: unknown }) => void) =>
      void listeners.set(type, listener),
    say: (type: Heard, event: { error?: Error; tile?: unknown } = {}) =>
      listeners.get(type)?.({ error: new Error('Something.'), ...event }),
  };
}

type Talk = (map: ReturnType<typeof talkingMap>) => unknown;
const refused = new Error('503');
const style: Talk = (map) => map.say('style.load');
const tile: Talk = (map) => map.say('sourcedata', { tile: {} });
const list: Talk = (map) => map.say('sourcedata');
const error: Talk = (map) => map.say('error', { error: refused });
const settled: Talk = (map) => map.say('load');
const twentySeconds: Talk = () => vi.advanceTimersByTime(20_000);

describe('firstView', () => {
  test.each<[string, Talk[]]>([
    ['everything has loaded', [style, list, tile, settled]],
    ['one of its tiles fails', [style, tile, error, settled]],
    ['a request never ends', [style, tile, twentySeconds]],
  ])('resolves if %s', async (_name, talk) => {
    const map = talkingMap();
    const shown = firstView(map);
    for (const say of talk) say(map);
    await expect(shown).resolves.toBeUndefined();
  });

  test.each<[string, Talk[], string]>([
    ['its style fails', [error], '503'],
    ['all of its tiles fail', [style, list, error, settled], '503'],
    ['it has no tiles', [style, list, settled], 'nothing to show'],
    ['nothing loads before the timeout', [style, list, twentySeconds], 'nothing to show'],
  ])('rejects if %s', async (_name, talk, reason) => {
    const map = talkingMap();
    const refusal = expect(firstView(map)).rejects.toThrow(reason);
    for (const say of talk) say(map);
    await refusal;
  });

  test('later errors are ignored', async () => {
    const map = talkingMap();
    const shown = firstView(map);
    for (const say of [style, tile, settled, error]) say(map);
    await expect(shown).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});

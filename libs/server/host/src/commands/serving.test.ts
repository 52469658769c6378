import { afterEach, expect, it, vi } from 'vitest';
import { serving } from './serving.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const others = new Map(signals.map((signal) => [signal, process.listeners(signal)]));

afterEach(() => {
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!others.get(signal)?.includes(listener)) process.off(signal, listener);
});

/** Starts a command whose start ends when it is told to. */
function startSlowly(reload: (() => Promise<void>) | undefined) {
  let ready = () => {};
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const stop = vi.fn(async () => {});
  const command = serving({
    ...{ command: 'serve', name: 'host', usualPort: 0, production: false },
    async start() {
      await isReady;
      return { stop, ...(reload && { reload }) };
    },
  });
  return { stop, ready: () => ready(), done: command([], process.cwd()) };
}

it('a signal to read the sites again that comes before the start has ended counts after it', async () => {
  const reload = vi.fn(async () => {});
  const { ready, done } = startSlowly(reload);
  process.emit('SIGHUP');
  expect(reload).not.toHaveBeenCalled();
  ready();
  await done;
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a command without sites goes on at that signal', async () => {
  const { ready, done, stop } = startSlowly(undefined);
  ready();
  await done;
  expect(process.listenerCount('SIGHUP')).toBe(1);
  process.emit('SIGHUP');
  await new Promise((resolve) => setImmediate(resolve));
  expect(stop).not.toHaveBeenCalled();
});

import { afterEach, expect, it, vi } from 'vitest';
import { inTurn } from './inTurn.ts';

afterEach(() => vi.unstubAllGlobals());

/** A task that notes when it begins and ends. */
function noted(notes: string[], name: string) {
  return async () => {
    notes.push(`${name} begins`);
    await Promise.resolve();
    notes.push(`${name} ends`);
    if (name === 'fails') throw new Error(name);
    return name;
  };
}

it('runs tasks one after the other, also after one that failed', async () => {
  const notes: string[] = [];
  const all = ['first', 'fails', 'third'].map((name) => inTurn('a', 'list', noted(notes, name)));
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(notes).toEqual(['first', 'fails', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('asks the browser for the lock of its name and site, where it has locks', async () => {
  const request = vi.fn(async (_: string, task: () => Promise<string>) => task());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await inTurn('a', 'list', () => Promise.resolve('done'))).toBe('done');
  expect(request.mock.calls.map(([name]) => name)).toEqual(['forecourt:a:list']);
});

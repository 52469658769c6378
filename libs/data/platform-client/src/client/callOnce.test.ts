import { expect, test, vi } from 'vitest';
import { callOnce } from './callOnce.ts';

test('a call is made once, and again only after null or a failure', async () => {
  const ask = vi.fn(async (id: number) => `answer ${id}`);
  const once = callOnce<[number], string>(ask, (id) => id);
  expect(await Promise.all([once(1), once(1), once(2)])).toEqual(['answer 1', 'answer 1', 'answer 2']);
  expect(ask).toHaveBeenCalledTimes(2);

  const none = vi.fn(async (): Promise<string | null> => null);
  const again = callOnce(none, () => 'key');
  await again();
  await again();
  expect(none).toHaveBeenCalledTimes(2);

  const fails = vi.fn(() => Promise.reject<string | null>(new TypeError('Failed to fetch')));
  const retried = callOnce(fails, () => 'key');
  await expect(retried()).rejects.toThrow('Failed to fetch');
  await expect(retried()).rejects.toThrow('Failed to fetch');
  expect(fails).toHaveBeenCalledTimes(2);
});

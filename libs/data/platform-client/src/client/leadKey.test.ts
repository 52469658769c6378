import { expect, test } from 'vitest';
import { contentKey, newKey } from './leadKey.ts';

test('a new key is one that the API takes, and another each time', () => {
  expect(newKey()).toMatch(/^[\x21-\x7e]{8,200}$/);
  expect(newKey()).not.toBe(newKey());
});

test('the same form under the same key is the same lead; changed words or another form are not', async () => {
  const key = await contentKey('form 1', { message: 'Hello' });
  expect(key).toMatch(/^[\x21-\x7e]{8,200}$/);
  expect(await contentKey('form 1', { message: 'Hello' })).toBe(key);
  expect(await contentKey('form 1', { message: 'Hello!' })).not.toBe(key);
  expect(await contentKey('form 2', { message: 'Hello' })).not.toBe(key);
});

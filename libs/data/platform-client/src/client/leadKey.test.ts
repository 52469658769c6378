import { expect, test } from 'vitest';
import { contentKey, newKey } from './leadKey.ts';

test('a new key is valid for the API, and unique', () => {
  expect(newKey()).toMatch(/^[\x21-\x7e]{8,200}$/);
  expect(newKey()).not.toBe(newKey());
});

test('the same form with the same salt has the same key; changed content or another salt has not', async () => {
  const key = await contentKey('form 1', { message: 'Hello' });
  expect(key).toMatch(/^[\x21-\x7e]{8,200}$/);
  expect(await contentKey('form 1', { message: 'Hello' })).toBe(key);
  expect(await contentKey('form 1', { message: 'Hello!' })).not.toBe(key);
  expect(await contentKey('form 2', { message: 'Hello' })).not.toBe(key);
});

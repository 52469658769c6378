import { expect, test } from 'vitest';
import { errorFacts } from './errorFacts.ts';

class PermissionError extends Error {}

test.each([
  ['a named error', new TypeError('secret'), { error: 'TypeError' }],
  ['an error without a name of its own', new PermissionError('secret'), { error: 'PermissionError' }],
  [
    'an error with a code',
    Object.assign(new Error('secret'), { code: 'away' }),
    { error: 'Error', code: 'away' },
  ],
  ['no error', 'secret', { error: 'string' }],
])('the facts of %s are its kind, without its message', (_, error, facts) => {
  const found = errorFacts(error);
  expect(found).toMatchObject(facts);
  expect(JSON.stringify({ ...found, at: [] })).not.toContain('secret');
});

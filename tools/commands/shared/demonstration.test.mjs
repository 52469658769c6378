import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadDemoStock } from './demo-stock.mjs';
import { isDemonstration } from './demonstration.mjs';
import { hostEnvironment } from './host.mjs';

const postgres = 'postgres://nobody@127.0.0.1:1/nothing';
const cases = [
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: postgres }, false],
  [{ DATABASE_URL: postgres, NODE_ENV: 'development' }, false],
  [{ DATABASE_URL: '' }, true],
];

for (const [env, expected] of cases)
  test(`npm start with ${JSON.stringify(env)} ${expected ? 'is a demonstration' : 'opens no mailbox and imports no invented stock'}`, () => {
    assert.equal(isDemonstration(env), expected);
    assert.equal(hostEnvironment({ port: 1, env }).FORECOURT_MAILBOX, expected ? 'on' : '');
  });

test('no stock command connects to an external database', async () => {
  // Nothing listens there: a connection would fail.
  await loadDemoStock(['harbour-city'], { DATABASE_URL: postgres });
});

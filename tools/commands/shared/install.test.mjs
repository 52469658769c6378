import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fits, installProblem } from './install.mjs';

const lock = {
  '': {},
  'libs/domain/tags': {},
  'node_modules/@forecourt/tags': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/only-on-windows': { version: '1.0.0', optional: true },
};

test('node_modules matches when every package has its version', () => {
  assert.equal(fits(lock, { 'node_modules/react': { version: '19.3.1' } }), true);
});

test('it does not match when one is missing or has another version', () => {
  assert.equal(fits(lock, {}), false);
  assert.equal(fits(lock, { 'node_modules/react': { version: '19.3.0' } }), false);
});

for (const [said, helps] of [
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code ENOTFOUND', /network/],
  ['npm error code EACCES', /who owns this folder/],
  [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json',
    /Run npm install once/,
  ],
])
  test(`“${said.slice(0, 40)}” becomes a helpful message`, () => assert.match(installProblem(said), helps));

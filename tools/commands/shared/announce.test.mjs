import assert from 'node:assert/strict';
import test from 'node:test';
import { announce } from './announce.mjs';

test('the printed API URL has the host of a site: bare localhost would get 421', (t) => {
  const said = t.mock.method(console, 'log', () => {});
  announce({ port: 4300, slugs: ['harbour-city', 'northside-group'], startedAt: Date.now() });
  const words = said.mock.calls.map((call) => String(call.arguments[0])).join('\n');
  assert.match(words, /API\s+http:\/\/harbour-city\.localhost:4300\/api\/openapi\.json/);
});

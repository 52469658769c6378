import { expect, it, test } from 'vitest';
import { verifyWebhook } from '../index.ts';
import { signWebhook } from './signWebhook.ts';
import { NOW } from '../test/samples.ts';

const secret = 'a shared secret';
const body = '{"event":"lead.created"}';
const header = signWebhook({ secret, body, now: NOW });
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000);

it('is the time and the HMAC-SHA256 of time and body', () => {
  expect(header).toBe('t=1795241520,v1=556faa101b3211c8d4aae74555741d61aed50bf7a95a5d6a4dbc2ad7ab92a954');
});

test.each([
  ['the very request', {}, true],
  ['one that took five minutes', { now: seconds(300) }, true],
  ['an older one', { now: seconds(301) }, false],
  ['one from the future', { now: seconds(-301) }, false],
  ['another body', { body: '{"event":"lead.created" }' }, false],
  ['another secret', { secret: 'a shared secret.' }, false],
  ['a changed time', { header: header.replace('t=1795241520', 't=1795241521') }, false],
  ['a short signature', { header: header.slice(0, -1) }, false],
  ['nothing', { header: '' }, false],
])('verifies %s: %s', (_name, changes, valid) => {
  expect(verifyWebhook({ secret, body, header, now: NOW, ...changes })).toBe(valid);
});

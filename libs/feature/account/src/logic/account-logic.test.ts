import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { noPending, pendingCookie, readPendingCode } from './pending-code.ts';
import { targetOf } from './load-sign-in.ts';
import { reasonOf } from '../screens/reason-of.ts';

const agent = (rest: string) => `Mozilla/5.0 (${rest}`;

test.each([
  [
    agent('iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'),
    'Safari on iPhone',
  ],
  [agent('Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36'), 'Chrome on Android'],
  [agent('Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'), 'Edge on Windows'],
  [agent('X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'), 'Firefox on Linux'],
  [agent('Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'), 'Safari on Mac'],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%j is %j', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

test('a code that was sent is kept in a cookie of this host alone', () => {
  const code = { id: 'c0ffee', to: 'kim+1@shopper.example; x=1' };
  const cookie = pendingCookie(code, 'https:');
  // A client-side navigation asks for `/sign-in.data`, which is not below `/sign-in`.
  expect(cookie).toMatch(/^__Host-forecourt-code=.*; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  expect(readPendingCode(`a=1; ${cookie.split(';')[0]}; b=2`, 'https:')).toEqual(code);
  expect(noPending('http:')).toMatch(/=; .*Max-Age=0; HttpOnly; SameSite=Lax$/);
});

test.each([
  '',
  'forecourt-code=',
  'forecourt-code=%',
  'forecourt-code=%7B',
  'forecourt-code=null',
  'forecourt-code=%7B%22id%22%3A1%7D',
])('a cookie %j is no code', (cookie) => expect(readPendingCode(cookie, 'http:')).toBeNull());

test('the sign-in leads to pages of this site alone', () => {
  const site = { pages: ['', 'my-garage', 'my-account', 'sign-in'] };
  const target = (query: string) => targetOf({ site }, new URL(`https://dealer.example/sign-in?${query}`));
  expect(target('type=garage&redirect=/my-garage?x=1&back=/')).toEqual({
    ...{ type: 'garage', redirect: '/my-garage?x=1', back: '/' },
  });
  expect(target('redirect=//evil.example&back=https://evil.example')).toEqual({
    ...{ type: '', redirect: '/my-account', back: '/' },
  });
});

test('the reason of the sign-in is one that the page knows', () => {
  expect(reasonOf('garage')).toContain('garage');
  expect(reasonOf('constructor')).toBe('Sign in to go on.');
  expect(reasonOf('<script>')).toBe('Sign in to go on.');
});

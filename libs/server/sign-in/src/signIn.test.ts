import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APIError } from 'better-auth/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeMail, refusedAsNull, signInSecret, withCookies } from './index.ts';

const secret = { name: 'SHOPPER_SECRET', file: 'shopper-secret', because: 'a site has accounts' };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sign-in-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a development machine makes a secret once, which nobody else can read', () => {
  const made = signInSecret({}, folder, secret);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(signInSecret({}, folder, secret)).toBe(made);
  expect(statSync(path.join(folder, 'shopper-secret')).mode & 0o077).toBe(0);
});

test('production needs a secret that is long enough, and says how to make one', () => {
  expect(() => signInSecret({}, null, secret)).toThrow(
    'SHOPPER_SECRET is not set, and a site has accounts. Set it to',
  );
  expect(() => signInSecret({ SHOPPER_SECRET: 'short' }, folder, secret)).toThrow('too short');
  const long = 'x'.repeat(32);
  expect(signInSecret({ SHOPPER_SECRET: long }, null, secret)).toBe(long);
});

test('a refusal of the library is null, an error of it is thrown', async () => {
  expect(await refusedAsNull(() => Promise.reject(new APIError('UNAUTHORIZED')))).toBeNull();
  await expect(refusedAsNull(() => Promise.reject(new APIError('INTERNAL_SERVER_ERROR')))).rejects.toThrow();
  await expect(refusedAsNull(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
});

test('headers get the cookies that were set, without those that were deleted', () => {
  const headers = withCookies(new Headers({ cookie: 'old=1', 'user-agent': 'x' }), [
    'a=1; Path=/',
    'b=; Max-Age=0',
  ]);
  expect([headers.get('cookie'), headers.get('user-agent')]).toEqual(['a=1', 'x']);
});

test('the mail has the code in its text and not in its subject', () => {
  const site = { name: 'Harbour <City>', leads: { to: 'a@dealer.example', from: 'b@dealer.example' } };
  const facts = { to: 'kim@shopper.example', code: '123456', id: 'a-mail', date: new Date(0) };
  const words = { opens: 'your account', from: 'Harbour City', link: null };
  const mail = codeMail(site, facts, { kind: 'account', site: 'harbour-city' }, words);
  expect(mail.text).toContain('Your code for your account: 123 456');
  expect(mail.html).toContain('123 456');
  expect(mail.subject).not.toContain('123');
  expect(mail).toMatchObject({ to: 'kim@shopper.example', site: 'harbour-city', leadId: 'a-mail' });
});

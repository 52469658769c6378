import { expect, it, test } from 'vitest';
import { typedCookie, typedOf } from './typed-cookie.ts';

const typed = {
  values: { name: 'Zoë; Path=/', last_name: '李"', email: 'kim@shopper.example', phone: '+61 491 570 006' },
  agreed: '2026-11',
};
const sent = (set: string) => set.split(';')[0] ?? '';

it('keeps what was typed on this device for half an hour, for no script and only below the vehicles', () => {
  const set = typedCookie(typed, 'https:');
  expect(set).toMatch(
    /^__Secure-checkout-typed=.*; Path=\/cars; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(sent(set)).not.toMatch(/[\s,"]/);
  expect(typedOf(`a=1; ${sent(set)}; b=2`, 'https:')).toEqual(typed);
});

it('removes it, also when it is longer than a browser keeps', () => {
  const long = { ...typed, values: { name: '李'.repeat(1_000) } };
  for (const each of [null, long]) {
    const set = typedCookie(each, 'http:');
    expect(set).toBe('checkout-typed=; Path=/cars; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(typedOf(sent(set), 'http:')).toBeNull();
  }
});

test.each([
  null,
  '',
  'checkout-typed=%',
  'checkout-typed=%7B',
  'checkout-typed=%7B%22values%22%3A1%7D',
  'checkout-typed=[]',
])('%j is nothing that was typed', (cookies) => expect(typedOf(cookies, 'http:')).toBeNull());

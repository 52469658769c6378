import { expect, it, test } from 'vitest';
import { typedCookie, typedCookieOf, typedOf } from './typed.ts';

const CHECKOUT_TYPED = typedCookieOf('checkout-typed', '/cars');
const INVOICE_TYPED = typedCookieOf('invoice-typed', '/online-payment');

const typed = {
  values: { name: 'Zoë; Path=/', last_name: '李"', email: 'kim@shopper.example', phone: '+61 491 570 006' },
  agreed: '2026-11',
};
const sent = (set: string) => set.split(';')[0] ?? '';

it('keeps what was typed on this device for half an hour, for no script and only below the vehicles', () => {
  const set = typedCookie(CHECKOUT_TYPED, typed, 'https:');
  expect(set).toMatch(
    /^__Secure-checkout-typed=.*; Path=\/cars; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(sent(set)).not.toMatch(/[\s,"]/);
  expect(typedOf(CHECKOUT_TYPED, `a=1; ${sent(set)}; b=2`, 'https:')).toEqual(typed);
});

it('keeps the payment of an invoice apart, below its own page', () => {
  const set = typedCookie(INVOICE_TYPED, typed, 'https:');
  expect(set).toContain('; Path=/online-payment; ');
  expect(typedOf(INVOICE_TYPED, sent(set), 'https:')).toEqual(typed);
  expect(typedOf(CHECKOUT_TYPED, sent(set), 'https:')).toBeNull();
});

it('removes it, also when it is longer than a browser keeps', () => {
  const long = { ...typed, values: { name: '李'.repeat(1_000) } };
  for (const each of [null, long]) {
    const set = typedCookie(CHECKOUT_TYPED, each, 'http:');
    expect(set).toBe('checkout-typed=; Path=/cars; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(typedOf(CHECKOUT_TYPED, sent(set), 'http:')).toBeNull();
  }
});

test.each([
  null,
  '',
  'checkout-typed=%',
  'checkout-typed=%7B',
  'checkout-typed=%7B%22values%22%3A1%7D',
  'checkout-typed=[]',
  'checkout-typed=null',
  'checkout-typed=%7B%22values%22%3A%5B%5D%2C%22agreed%22%3Anull%7D',
  'checkout-typed=%7B%22values%22%3A%7B%22a%22%3A1%7D%2C%22agreed%22%3Anull%7D',
  'checkout-typed=%7B%22values%22%3A%7B%7D%2C%22agreed%22%3A1%7D',
])('%j is nothing that was typed', (cookies) => expect(typedOf(CHECKOUT_TYPED, cookies, 'http:')).toBeNull());

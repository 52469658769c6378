import { expect, it, test } from 'vitest';
import type { OwnCookie } from './cookies.ts';
import type { Visitor } from './gate.ts';
import { typedCookie, typedCookieOf, typedOf } from './typed.ts';

const CHECKOUT_TYPED = typedCookieOf('checkout-typed', '/cars');
const INVOICE_TYPED = typedCookieOf('invoice-typed', '/online-payment');

const typed = {
  values: { name: 'Zoë; Path=/', last_name: '李"', email: 'kim@shopper.example', phone: '+61 491 570 006' },
  agreed: '2026-11',
};
const sent = (set: string) => set.split(';')[0] ?? '';
const visitorOf = (shopper: Visitor['shopper']): Visitor => ({ shopper, headers: new Headers() });

/** What a page shows of a `Cookie` header, and the header that the browser sends afterwards. */
function opened(
  cookie: OwnCookie,
  cookies: string,
  { protocol = 'https:', visitor = visitorOf(null) }: { protocol?: string; visitor?: Visitor | null } = {},
) {
  const origin = `${protocol}//dealer.example`;
  const request = new Request(origin, { headers: { cookie: cookies } });
  const shown = typedOf({ origin }, request, { cookie, visitor });
  const [set = cookies] = visitor?.headers.getSetCookie() ?? [];
  return { shown, cookies: sent(set) };
}

it('keeps what was typed on this device for half an hour, for no script and only below the vehicles', () => {
  const set = typedCookie(CHECKOUT_TYPED, typed, 'https:');
  expect(set).toMatch(
    /^__Secure-checkout-typed=.*; Path=\/cars; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(sent(set)).not.toMatch(/[\s,"]/);
  expect(opened(CHECKOUT_TYPED, `a=1; ${sent(set)}; b=2`).shown).toEqual(typed);
});

it('keeps the payment of an invoice apart, below its own page', () => {
  const set = typedCookie(INVOICE_TYPED, typed, 'https:');
  expect(set).toContain('; Path=/online-payment; ');
  expect(opened(INVOICE_TYPED, sent(set)).shown).toEqual(typed);
  expect(opened(CHECKOUT_TYPED, sent(set)).shown).toBeNull();
});

it('belongs to the account that signs in first: who signs in next in the same browser gets none of it', () => {
  const [kim, alex] = [
    { email: 'kim@shopper.example', phone: null },
    { email: null, phone: '+61491570006' },
  ];
  const first = opened(CHECKOUT_TYPED, sent(typedCookie(CHECKOUT_TYPED, typed, 'https:')), {
    visitor: visitorOf(kim),
  });
  expect(first.shown).toEqual(typed);
  for (const other of [alex, null]) {
    const visitor = visitorOf(other);
    expect(opened(CHECKOUT_TYPED, first.cookies, { visitor }).shown).toBeNull();
    expect([...visitor.headers]).toEqual([]);
  }
  expect(opened(CHECKOUT_TYPED, first.cookies, { visitor: null }).shown).toBeNull();
  expect(opened(CHECKOUT_TYPED, first.cookies, { visitor: visitorOf(kim) })).toEqual(first);
});

it('removes it, also when it is longer than a browser keeps', () => {
  const long = { ...typed, values: { name: '李'.repeat(1_000) } };
  for (const each of [null, long]) {
    const set = typedCookie(CHECKOUT_TYPED, each, 'http:');
    expect(set).toBe('checkout-typed=; Path=/cars; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(opened(CHECKOUT_TYPED, sent(set), { protocol: 'http:' }).shown).toBeNull();
  }
});

test.each([
  '',
  'checkout-typed=%',
  'checkout-typed=%7B',
  'checkout-typed=%7B%22values%22%3A1%7D',
  'checkout-typed=[]',
  'checkout-typed=null',
  'checkout-typed=%7B%22values%22%3A%5B%5D%2C%22agreed%22%3Anull%7D',
  'checkout-typed=%7B%22values%22%3A%7B%22a%22%3A1%7D%2C%22agreed%22%3Anull%7D',
  'checkout-typed=%7B%22values%22%3A%7B%7D%2C%22agreed%22%3A1%7D',
  'checkout-typed=%7B%22values%22%3A%7B%7D%2C%22agreed%22%3Anull%2C%22who%22%3A1%7D',
])('%j is nothing that was typed', (cookies) =>
  expect(opened(CHECKOUT_TYPED, cookies, { protocol: 'http:' }).shown).toBeNull(),
);

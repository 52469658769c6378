import { expect, test } from 'vitest';
import { cookieValue, setCookie, type OwnCookie } from './cookies.ts';

const everywhere: OwnCookie = { name: 'checkout', seconds: 60, path: '/' };
const ofOnePage: OwnCookie = { name: 'booked', seconds: 300, path: '/success' };

test.each([
  [everywhere, 'https:', '__Host-checkout=a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure'],
  [ofOnePage, 'https:', '__Secure-booked=a; Path=/success; Max-Age=300; HttpOnly; SameSite=Lax; Secure'],
  [everywhere, 'http:', 'checkout=a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
])('%j over %s', (cookie, protocol, set) => {
  expect(setCookie(cookie, 'a', protocol)).toBe(set);
  const [pair = ''] = set.split(';');
  expect(cookieValue(cookie, `x=1; ${pair}; y=2`, protocol)).toBe('a');
  expect(setCookie(cookie, '', protocol)).toContain('=; Path=');
  expect(setCookie(cookie, '', protocol)).toContain('Max-Age=0');
});

test('what a neighbouring host has planted does not count', () => {
  const header = 'checkout=planted; __Host-checkout=own';
  expect(cookieValue(everywhere, header, 'https:')).toBe('own');
  expect(cookieValue(everywhere, 'checkout=planted', 'https:')).toBeNull();
  expect(cookieValue(everywhere, 'checkout=own', 'http:')).toBe('own');
});

test('a proxy that does not say that it has TLS loses no cookie that was set over it', () =>
  expect(cookieValue(everywhere, 'checkout=planted; __Host-checkout=own', 'http:')).toBe('own'));

test.each([null, '', 'a=b', 'recheckout=a', 'checkout', '__Host-booked=a'])('%j has none', (header) => {
  expect(cookieValue(everywhere, header, 'http:')).toBeNull();
});

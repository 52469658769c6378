import { expect, test } from 'vitest';
import { readSentCookie, scriptSentCookie, sentCookie } from './sent-cookie.ts';

const slot = '2026-11-23T09:00:00+10:00';
const pairOf = (set: string) => set.split(';')[0] ?? '';

test.each([{ slot, locationId: 101 }, { slot, locationId: null }, null])(
  '[EN-04] the cookie of a message with the time %j is read back',
  (booked) => {
    const pair = pairOf(sentCookie(booked, 'https:'));
    expect(readSentCookie(pair, 'https:')).toEqual({ isSent: true, isPosted: true, booked });
    expect(readSentCookie(`a=b; ${pair}; c=d`, 'https:')).toEqual({ isSent: true, isPosted: true, booked });
  },
);

test('the cookie is for the success page only, for five minutes, and closed to scripts', () => {
  expect(sentCookie({ slot, locationId: 101 }, 'https:')).toBe(
    `__Secure-sent=${slot}.101; Path=/success; Max-Age=300; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(sentCookie(null, 'http:')).toBe('sent=posted; Path=/success; Max-Age=300; HttpOnly; SameSite=Lax');
});

test('[EN-04] after a message of a script the tab knows the time, and the cookie does not', () => {
  const pair = pairOf(scriptSentCookie('https:'));
  expect(readSentCookie(pair, 'https:')).toEqual({ isSent: true, isPosted: false, booked: null });
});

test.each(['', 'tomorrow', `${slot}; Domain=evil.example`, `${slot}\r\nSet-Cookie: a=b`])(
  'the time %j is not in the cookie',
  (time) =>
    expect(pairOf(sentCookie({ slot: time, locationId: null }, 'https:'))).toBe('__Secure-sent=posted'),
);

test.each([null, '', 'a=b', 'sent=', 'sent=<b>', `resent=${slot}`, `sent=${slot}.x`, 'sent=no'])(
  'no message was sent by the header %j',
  (header) =>
    expect(readSentCookie(header, 'http:')).toEqual({ isSent: false, isPosted: false, booked: null }),
);

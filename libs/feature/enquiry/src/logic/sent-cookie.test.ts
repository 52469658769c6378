import { expect, test } from 'vitest';
import { bookedCookie, readBookedCookie } from './booked-time.ts';

const slot = '2026-11-23T09:00:00+10:00';

test.each([
  { slot, locationId: 101 },
  { slot, locationId: null },
])('[EN-04] the cookie of a booked time is read back: %j', (booked) => {
  const [pair = ''] = bookedCookie(booked, 'https:')?.split(';') ?? [];
  expect(readBookedCookie(pair, 'https:')).toEqual(booked);
  expect(readBookedCookie(`a=b; ${pair}; c=d`, 'https:')).toEqual(booked);
});

test('the cookie is for the success page only, for five minutes, and closed to scripts', () => {
  expect(bookedCookie({ slot, locationId: 101 }, 'https:')).toBe(
    `__Secure-booked=${slot}.101; Path=/success; Max-Age=300; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(bookedCookie({ slot, locationId: 101 }, 'http:')).not.toContain('Secure');
});

test.each(['', 'tomorrow', `${slot}; Domain=evil.example`, `${slot}\r\nSet-Cookie: a=b`])(
  'there is no cookie for the time %j',
  (time) => expect(bookedCookie({ slot: time, locationId: null }, 'https:')).toBeNull(),
);

test.each([null, '', 'a=b', 'booked=', 'booked=<b>', `rebooked=${slot}`, `booked=${slot}.x`])(
  'there is no booked time in the header %j',
  (header) => expect(readBookedCookie(header, 'http:')).toBeNull(),
);

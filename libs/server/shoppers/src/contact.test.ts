import { expect, test } from 'vitest';
import { codeText, readContact, realmOf, shownContact } from './index.ts';

test.each([
  ['kim@shopper.example', { kind: 'email', address: 'kim@shopper.example' }],
  ['  Kim@Shopper.Example ', { kind: 'email', address: 'kim@shopper.example' }],
  ['0491 570 006', { kind: 'sms', address: '+61491570006' }],
  ['+61 491 570 006', { kind: 'sms', address: '+61491570006' }],
  ['07 3000 0000', null], // a landline
  ['+44 7911 123456', null], // elsewhere
  ['1900 123 456', null],
  ['kim', null],
  ['kim@', null],
  ['a@b.c\r\nbcc: d@e.f', null],
  ['', null],
  [`${'k'.repeat(250)}@shopper.example`, null],
])('%j is read as %j', (typed, contact) => expect(readContact(typed, { sms: true })).toEqual(contact));

test('a mobile is nothing where no text messages are sent', () =>
  expect(readContact('0491 570 006', { sms: false })).toBeNull());

test('an address is shown as its owner writes it', () => {
  expect(shownContact({ kind: 'sms', address: '+61491570006' })).toBe('0491 570 006');
  expect(shownContact({ kind: 'email', address: 'kim@shopper.example' })).toBe('kim@shopper.example');
});

test('a text message ends with the host and the code, for phones that fill it in', () => {
  const text = codeText({ name: 'Harbour City', host: 'harbour-city.example', code: '123456' });
  expect(text.split('\n').at(-1)).toBe('@harbour-city.example #123456');
});

test('a realm is that of one site, or of those that share it', () => {
  expect(realmOf({ slug: 'north', accountRealm: null })).toBe('site:north');
  expect(realmOf({ slug: 'south', accountRealm: 'north' })).toBe('realm:north');
});

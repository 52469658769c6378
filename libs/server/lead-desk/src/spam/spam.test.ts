import { describe, expect, it, test } from 'vitest';
import { addressGroup, leadLimits, spamVerdict, type SpamSigns } from '../index.ts';
import { NOW } from '../test/samples.ts';

const person: SpamSigns = {
  honeypot: '',
  elapsedMs: 30_000,
  startedAt: null,
  now: NOW,
  texts: { name: 'Kim', message: 'I saw it on https://a.example and https://b.example' },
};

describe('spam detection', () => {
  it('accepts the lead of a person', () => expect(spamVerdict(person)).toBeNull());

  test.each([
    ['text in the hidden field', { honeypot: 'https://pills.example' }, 'honeypot', null],
    ['1,999 milliseconds', { elapsedMs: 1_999 }, 'too-fast', null],
    ['a page rendered a second ago', { elapsedMs: null, startedAt: NOW.getTime() - 1_000 }, 'too-fast', null],
    ['three links', { texts: { message: 'http://a www.b [url=c]' } }, 'links', 'message'],
    ['a link in a name', { texts: { name: 'www.pills.example', message: 'Hi' } }, 'links', 'name'],
  ])('refuses %s', (_name, signs, reason, field) => {
    expect(spamVerdict({ ...person, ...signs })).toMatchObject({
      reason,
      field,
      sentence: expect.any(String),
    });
  });

  test.each([
    ['2,000 milliseconds', { elapsedMs: 2_000 }],
    ['no measured time', { elapsedMs: null }],
    ['a page from the cache', { elapsedMs: null, startedAt: NOW.getTime() - 86_400_000 }],
    ['a client clock that is ahead', { elapsedMs: null, startedAt: NOW.getTime() + 5_000 }],
    ['white space in the hidden field', { honeypot: ' ' }],
  ])('lets %s pass', (_name, signs) => expect(spamVerdict({ ...person, ...signs })).toBeNull());
});

describe('rate limits', () => {
  it('apply per visitor and site', async () => {
    const limits = leadLimits({ perAddress: 2, perSite: 100, seconds: 60 });
    expect(await limits.take('a', '203.0.113.7')).toBeNull();
    expect(await limits.take('a', '::ffff:203.0.113.7')).toBeNull();
    expect(await limits.take('a', '203.0.113.7')).toBeGreaterThan(0);
    expect(await limits.take('a', '203.0.113.7')).toBeLessThanOrEqual(60);
    expect(await limits.take('b', '203.0.113.7')).toBeNull();
    expect(await limits.take('a', '203.0.113.8')).toBeNull();
  });

  it('apply per site in total', async () => {
    const limits = leadLimits({ perAddress: 100, perSite: 2, seconds: 60 });
    expect(await limits.take('a', '203.0.113.1')).toBeNull();
    expect(await limits.take('a', '203.0.113.2')).toBeNull();
    expect(await limits.take('a', '203.0.113.3')).toBeGreaterThan(0);
  });

  it('apply per visitor only where a site has no total limit', async () => {
    const limits = leadLimits({ perAddress: 1, perSite: null });
    for (let visitor = 0; visitor < 700; visitor += 1)
      expect(await limits.take('a', `203.0.${visitor % 7}.${Math.floor(visitor / 7)}`)).toBeNull();
    expect(await limits.take('a', '203.0.0.0')).toBeGreaterThan(0);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('addressGroup(%s) is %s', (address, group) => expect(addressGroup(address)).toBe(group));

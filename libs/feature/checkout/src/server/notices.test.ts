import type { Hold } from '@forecourt/checkout-desk';
import { applyEvent, holdState, openHold, type HoldEvent } from '@forecourt/reservation';
import { describe, expect, it } from 'vitest';
import { dueNotices } from './notices.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 26, 2) + hours * 3_600_000).toISOString();
const paid: HoldEvent = { kind: 'paid', at: at(0), payment: 'pi_1' };
const asked: HoldEvent = { kind: 'refundAsked', at: at(10), why: 'shopper' };
const over: HoldEvent = { kind: 'over', at: at(49) };
const sent = (id: string, cents: number, hours: number, asks: string | null): HoldEvent => ({
  ...{ kind: 'partRefunded', id, cents, at: at(hours), asked: asks },
});
const bounced: HoldEvent = { kind: 'partFailed', id: 're_2', cents: 15_000, at: at(60), asked: 'h' };
const back = (hours: number): HoldEvent => ({ kind: 'refunded', at: at(hours) });
const part = sent('re_1', 5_000, 5, null);

function mailsAfter(events: readonly HoldEvent[], told: readonly string[] = ['held']) {
  const opened = openHold({ amountCents: 20_000, hours: 48, payMinutes: 35 }, new Date(at(0)));
  const facts = events.reduce(applyEvent, opened);
  const hold: Hold = {
    ...{ id: 'h', site: 'harbour-city', reference: 'RS-7K3M-9PQR', facts, state: holdState(facts) },
    car: {
      ...{ id: 1, slug: 'rav4', name: '2021 Toyota RAV4', stocknum: 'U1', price: 34_990 },
      ...{ priceSuffix: 'Drive away', image: null },
    },
    shopper: { name: 'Kim', last_name: 'Lee', email: 'kim@shopper.example', phone: '0491 570 006' },
    terms: { version: '1', at: at(0), texts: {} },
    ...{ purchase: null, session: 'cs_1', paymentUrl: null, payment: 'pi_1', leadId: 'l', linkToken: 't' },
    receiptDue: false,
    ...{ told, createdAt: new Date(at(0)) },
  };
  const given = { link: 'https://dealer.example/x', zone: 'Australia/Brisbane', steps: [] };
  return dueNotices(hold, given).map(({ name, paragraphs, rows }) => ({
    ...{ name, text: paragraphs.join(' ') },
    sentBack: rows.filter(([label]) => label === 'Sent back').map(([, value]) => value),
  }));
}

describe('[GA-07] the mail about a deposit that goes back', () => {
  it.each<[string, HoldEvent[], string, RegExp[]]>([
    ['all of it, not sent yet', [asked], 'We’re sending $200 back', []],
    ['all of it', [asked, sent('re_2', 20_000, 10, 'h'), back(10)], 'We’re sending $200 back', []],
    [
      'the rest, not sent yet',
      [part, asked],
      'sending the other $150 of your deposit back',
      [/^\$50, .*26 Nov/],
    ],
    [
      'the rest, which is sent already',
      [part, over, sent('re_2', 15_000, 49, 'h'), back(49)],
      'sending the other $150 of your deposit back',
      [/^\$50, .*26 Nov/, /^\$150, .*28 Nov/],
    ],
    [
      'in two parts by the dealer',
      [part, sent('re_2', 15_000, 30, null), back(30)],
      'All $200 went back',
      [/^\$50, .*26 Nov/, /^\$150, .*27 Nov/],
    ],
    ['all of it by the dealer', [sent('re_1', 20_000, 5, null), back(5)], 'All $200 went back', []],
    ['by the dealer, as an earlier version kept it', [back(5)], 'All $200 went back', []],
  ])('says what goes back and what was before: %s', (_, events, words, sentBack) => {
    const [mail, ...others] = mailsAfter([paid, ...events]);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ name: 'back', text: expect.stringContaining(words) });
    expect(mail?.sentBack).toEqual(sentBack.map((text) => expect.stringMatching(text)));
  });

  it('says that the payment was heard of after it was given up, unless the shopper has asked for it back', () => {
    // The provider was away: it may have been paid before.
    const givenUp: HoldEvent = { kind: 'givenUp', at: at(0.1) };
    const text = mailsAfter([paid, givenUp])[0]?.text;
    expect(text).toContain('Your payment reached us after you had given up this reservation');
    expect(text).not.toContain('You paid after');
    expect(mailsAfter([paid, givenUp, asked])[0]?.text).toContain('You asked for your deposit back.');
  });

  it('says nothing before the end, and nothing twice', () => {
    expect(mailsAfter([paid, part])).toEqual([]);
    expect(mailsAfter([paid, asked], ['held', 'back'])).toEqual([]);
  });

  it.each([
    ['before anything was told', ['held']],
    ['after it was told that it goes back', ['held', 'back']],
  ])('says that the bank did not take it, %s', (_, told) => {
    const [mail, ...others] = mailsAfter([paid, part, over, bounced], told);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      name: 'bounced',
      text: expect.stringContaining('the other $150 of your deposit'),
    });
    expect(mail?.sentBack).toEqual([expect.stringMatching(/^\$50, /)]);
  });
});

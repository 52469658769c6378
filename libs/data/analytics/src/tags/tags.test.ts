import { isCampaignParam } from '@forecourt/lead';
import { afterEach, describe, expect, test } from 'vitest';
import { EVENT_IDS } from '../eventIds.ts';
import type { EventName } from '../eventIds.ts';
import { consentSubject } from '../late/consentSubject.ts';
import { googleName, metaName } from './firmEvents.ts';
import { forgetVisitor } from './forgetVisitor.ts';
import { sharedLocation } from './sharedLocation.ts';

const names = Object.keys(EVENT_IDS) as EventName[];

describe('[AN-01] the names of events at firms', () => {
  test('are the recommended events of Google where it has some, else ours', () =>
    expect(names.map((event) => googleName({ event, event_id: EVENT_IDS[event] }))).toEqual([
      'event_4',
      'form',
      'event_14',
      'event_15',
      'event_17',
      'event_18',
      'generate_lead',
      'phone_click',
      'finance_calculator',
      'add_to_wishlist',
      'event_48',
      'event_49',
      'career_enquiry',
      'history_report',
      'print_pdf',
    ]));

  test.each(['checkout', 'purchase'] as const)('a %s that begins has the names of a shop', (label) => {
    const begun = { event: 'form', event_id: 9, label } as const;
    expect([googleName(begun), metaName(begun)]).toEqual(['begin_checkout', 'InitiateCheckout']);
  });

  test('the payment of an invoice is no lead: it has a name of its own', () => {
    const paid = { event: 'enquiry', event_id: 22, label: 'Invoice Payment' } as const;
    expect([googleName(paid), metaName(paid)]).toEqual(['invoice_payment', 'invoice_payment']);
  });

  test('are the standard events of Meta where it has some, else ours', () =>
    expect(names.map((event) => metaName({ event, event_id: EVENT_IDS[event] }))).toEqual([
      'event_4',
      'form',
      'event_14',
      'event_15',
      'event_17',
      'event_18',
      'Lead',
      'Contact',
      'finance_calculator',
      'AddToWishlist',
      'event_48',
      'event_49',
      'SubmitApplication',
      'history_report',
      'print_pdf',
    ]));

  test.each([
    ['Test Drive', 'Schedule'],
    ['Service Booking', 'Schedule'],
    ['Finance Application', 'SubmitApplication'],
    ['Vehicle Enquiry', 'Lead'],
  ] as const)('an enquiry of the kind %s is %s at Meta', (label, name) =>
    expect(metaName({ event: 'enquiry', event_id: 22, label })).toBe(name),
  );
});

describe('the address that firms are told', () => {
  test.each([
    ['/cars/rav4', '/cars/rav4'],
    ['/search?q=my+name&sort=price', '/search'],
    ['/confirm?token=secret#me', '/confirm'],
    ['/?utm_source=letter&gclid=g1&fbclid=f1&email=a%40b.c', '/?utm_source=letter&gclid=g1&fbclid=f1'],
  ])('of %s is %s', (path, told) =>
    expect(sharedLocation(new URL(path, 'https://a.example'))).toBe(`https://a.example${told}`),
  );

  test.each(['utm_source', 'utm_', 'UTM_source', 'gclid', 'fbclid', 'gclid2', 'q', `utm_${'x'.repeat(41)}`])(
    'has %s when a lead has it',
    (name) =>
      expect(sharedLocation(new URL(`https://a.example/?${name}=1`)).includes('?')).toBe(
        isCampaignParam(name),
      ),
  );
});

describe('the question to visitors', () => {
  test.each([
    [{}, 'analytics'],
    [{ advertising: true }, 'analytics'],
    [{ googleAnalytics: 'G-EXAMPLE123' }, 'analytics-google'],
    [
      { tagManager: 'GTM-EXAMPLE', metaPixel: '123456', advertising: true },
      'analytics-google-meta-tagmanager-advertising',
    ],
    [{ googleAnalytics: 'G-EXAMPLE123', tagManager: 'GTM-EXAMPLE' }, 'analytics-google-tagmanager'],
  ])('about %j is another than before: %s', (settings, subject) =>
    expect(consentSubject(settings)).toBe(subject),
  );
});

describe('after a withdrawal', () => {
  afterEach(() => (document.cookie = 'theme=; max-age=0'));

  test('the cookies of tags are deleted, and no others', () => {
    for (const name of ['_ga', '_ga_EXAMPLE123', '_gcl_au', 'FPLC', 'FPAU', 'theme'])
      document.cookie = `${name}=1; path=/`;
    forgetVisitor();
    expect(document.cookie).toBe('theme=1');
  });
});

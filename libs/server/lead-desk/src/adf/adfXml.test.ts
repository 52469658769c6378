// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { keptLead, site } from '../test/samples.ts';
import { adfXml } from './adfXml.ts';
import { xmlText } from './xmlText.ts';

/** Reads the XML with a parser of another making; throws when it is not well-formed. */
function read(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const mistake = document.querySelector('parsererror');
  if (mistake) throw new Error(mistake.textContent ?? 'The XML is not well-formed.');
  return document;
}

const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent;

describe('ADF', () => {
  it('[EN-03] is a whole lead: request date, vehicle, customer, vendor and provider, in this order', () => {
    const xml = adfXml(keptLead(), site);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?ADF version="1.0"\?>\n<adf>/);
    const document = read(xml);
    const prospect = document.querySelector('adf > prospect');
    expect(prospect?.getAttribute('status')).toBe('new');
    expect([...(prospect?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
      'id',
      'requestdate',
      'vehicle',
      'customer',
      'vendor',
      'provider',
    ]);
    expect(textOf(document, 'requestdate')).toBe('2026-11-21T16:12:00+10:00');
    expect(textOf(document, 'prospect > id')).toBe('b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11');
  });

  it('[EN-04] says when a test drive is booked for', () => {
    const document = read(
      adfXml(keptLead({ category: 'Test Drive' }, true, '2026-11-23T09:00:00+10:00'), site),
    );
    expect(textOf(document, 'customer > timeframe > description')).toBe(
      'Booked for Monday 23 November 2026, 9:00 am',
    );
    expect(textOf(document, 'timeframe > earliestdate')).toBe('2026-11-23T09:00:00+10:00');
    expect(textOf(document, 'customer > comments')).toContain(
      'Test Drive Booking Date: Monday 23 November 2026, 9:00 am',
    );
    expect(read(adfXml(keptLead(), site)).querySelector('timeframe')).toBeNull();
  });

  it('describes the car', () => {
    const vehicle = read(adfXml(keptLead(), site)).querySelector('vehicle');
    expect(vehicle?.getAttribute('interest')).toBe('buy');
    expect(vehicle?.getAttribute('status')).toBe('used');
    expect(vehicle?.querySelector('odometer')?.getAttribute('units')).toBe('km');
    expect(vehicle?.querySelector('price')?.getAttribute('currency')).toBe('AUD');
    const facts = [...(vehicle?.children ?? [])].map(({ tagName, textContent }) => [
      tagName,
      textContent?.trim(),
    ]);
    expect(facts).toMatchObject([
      ['year', '2020'],
      ['make', 'Toyota'],
      ['model', 'RAV4'],
      ['vin', '6ZZ4KAUU2LD587621'],
      ['stock', 'U647390'],
      ['trim', 'Cruiser'],
      ['doors', '5'],
      ['bodystyle', 'SUV'],
      ['odometer', '55490'],
      ['colorcombination', expect.stringContaining('Beige')],
      ['imagetag', 'https://harbour-city-motors.example/pictures/suv/black-front34.webp'],
      ['price', '55880'],
      ['pricecomments', '$55,880 Excl. govt charges'],
      ['comments', expect.stringContaining('/cars/2020-toyota-rav4-u647390')],
    ]);
  });

  it('names the customer and escapes what they wrote', () => {
    const document = read(adfXml(keptLead({ name: 'Kim <b>', last_name: 'O\'Lee & "Son"' }), site));
    expect(textOf(document, 'customer name[part=first]')).toBe('Kim <b>');
    expect(textOf(document, 'customer name[part=last]')).toBe('O\'Lee & "Son"');
    expect(textOf(document, 'customer email')).toBe('kim@shopper.example');
    expect(textOf(document, 'customer phone')).toBe('0491 570 006');
    expect(textOf(document, 'customer postalcode')).toBe('0800');
    expect(textOf(document, 'customer > comments')).toContain('12 & I could come <today>.');
  });

  test.each([
    [
      'the car’s selling location',
      {},
      'newstead@harbour-city-motors.example',
      'Harbour City Motors Newstead',
    ],
    [
      'the chosen location',
      { location_id: 102 },
      'sales@harbour-city-motors.example',
      'Harbour City Service',
    ],
    [
      'the site, for an unknown location',
      { location_id: 999 },
      'sales@harbour-city-motors.example',
      site.name,
    ],
  ])('is for %s', (_name, changes, email, name) => {
    const document = read(adfXml(keptLead(changes), site));
    expect(textOf(document, 'vendor > vendorname')).toBe(name);
    expect(textOf(document, 'vendor email')).toBe(email);
  });

  test.each([
    ['Test Drive', 'test-drive'],
    ['Trade-in valuation', 'trade-in'],
    ['Sell your car', 'sell'],
    ['General Enquiry', 'buy'],
  ])('a lead of category %s is of interest %s', (category, interest) => {
    const document = read(adfXml(keptLead({ category }), site));
    expect(document.querySelector('vehicle')?.getAttribute('interest')).toBe(interest);
  });

  it('carries an unspecified vehicle when the lead is about none', () => {
    const document = read(adfXml(keptLead({}, false), site));
    expect(textOf(document, 'vehicle > make')).toBe('Unspecified');
    expect(document.querySelector('vehicle > vin')).toBeNull();
    expect(document.querySelector('vehicle')?.getAttribute('status')).toBeNull();
  });

  it('is well-formed whatever the shopper writes, and says what was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const document = read(adfXml(keptLead({ name: `x${text}`, message: text || null }), site));
        const kept = `x${xmlText(text)}`.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
        expect(textOf(document, 'customer name[part=first]')?.replaceAll('\r', '\n')).toBe(kept);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

test.each([
  ['a\0b\u0008c\u001fd\u007fe', 'abcde'],
  ['tab\tline\nend\r', 'tab\tline\nend\r'],
  ['half \ud83d a pair', 'half  a pair'],
  ['\ufffe🚗\uffff', '🚗'],
])('xmlText keeps of %j only what XML can hold', (text, kept) => {
  expect(xmlText(text)).toBe(kept);
});

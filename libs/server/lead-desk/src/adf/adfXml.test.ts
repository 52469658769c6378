// @vitest-environment jsdom
import { leadStatements, oneLine, PRICE_SHOWN_LABEL } from '@forecourt/lead';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { leadVehicle } from '../accept/leadVehicle.ts';
import { adfMistakes } from '../test/adfStructure.ts';
import { leadText } from '../mail/leadText.ts';
import { addedLead, car, keptLead, loan, site } from '../test/samples.ts';
import { adfXml } from './adfXml.ts';
import { xmlText } from './xmlText.ts';

/** Parses the XML with an independent parser; throws when it is not well-formed. */
function read(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const mistake = document.querySelector('parsererror');
  if (mistake) throw new Error(mistake.textContent ?? 'The XML is not well-formed.');
  return document;
}

/** Parses it and validates it against the structure of the format. */
function readValid(xml: string): Document {
  const document = read(xml);
  expect(adfMistakes(document.documentElement)).toEqual([]);
  return document;
}

/** Each vehicle: its interest, and the values of its elements. */
const vehiclesOf = (document: Document) =>
  [...document.querySelectorAll('prospect > vehicle')].map((element) => ({
    interest: element.getAttribute('interest'),
    status: element.getAttribute('status'),
    ...Object.fromEntries([...element.children].map(({ tagName, textContent }) => [tagName, textContent])),
  }));

const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent;

describe('ADF', () => {
  it('[EN-03] has request date, vehicle, customer, vendor and provider, in this order', () => {
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

  it('[EN-04] has the time of a booked test drive', () => {
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
      ['imagetag', 'https://harbour-city-motors.example/images/960x640.jpg/pictures/suv/black-front34.webp'],
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
    ['Test Drive', true, ['test-drive']],
    ['Trade-In', true, ['buy', 'trade-in']],
    ['Trade-in valuation', false, ['trade-in']],
    ['Sell your car', true, ['buy', 'trade-in']],
    ['Sell your car', false, ['sell']],
    ['Vehicle Enquiry', true, ['buy']],
    ['General Enquiry', false, ['buy']],
  ])('a lead of category %s, about a vehicle: %s, is of interest %j', (category, withCar, interests) => {
    const document = readValid(adfXml(keptLead({ category }, withCar), site));
    expect(vehiclesOf(document).map(({ interest }) => interest)).toEqual(interests);
  });

  const traded = {
    category: 'Trade-In',
    rego: '123ABC',
    regoState: 'QLD',
    kms: 84_000,
    finance: 'Yes',
    'Trade-In Year': 2016,
    'Trade-In Make': 'Mazda',
    'Trade-In Model': 'CX-5',
    PreferredContactMethod: 'SMS',
  } as const;

  it('[EN-06] names the dealer’s vehicle as the wanted one, and the shopper’s own as the trade-in, field by field', () => {
    const document = readValid(adfXml(keptLead(traded), site));
    const [wanted, own, ...others] = vehiclesOf(document);
    expect(others).toEqual([]);
    expect(wanted).toMatchObject({
      interest: 'buy',
      make: 'Toyota',
      vin: '6ZZ4KAUU2LD587621',
      stock: 'U647390',
    });
    expect(own).toEqual({
      interest: 'trade-in',
      status: 'used',
      year: '2016',
      make: 'Mazda',
      model: 'CX-5',
      odometer: '84000',
      comments: 'Registration: 123ABC QLD\nUnder finance: Yes',
    });
    expect(textOf(document, 'contact > phone[type=cellphone][preferredcontact="1"]')).toBe('0491 570 006');
  });

  test.each([
    [
      'the plate of an enquiry',
      { category: 'Trade-In', Rego: '123ABC', message: 'A 2016 Mazda' },
      'Registration: 123ABC\nA 2016 Mazda',
    ],
    ['a plate, whatever was asked', { rego: '123ABC' }, 'Registration: 123ABC'],
    ['kilometres alone', { kms: 0 }, null],
    ['the answer that there is one', { 'do-you-have-a-trade-in': 'Yes' } as const, null],
  ])(
    '[EN-06] recognises a trade-in from %s, and marks an unknown make and model',
    (_name, changes, comments) => {
      const [, own] = vehiclesOf(readValid(adfXml(keptLead(changes), site)));
      expect(own).toMatchObject({
        interest: 'trade-in',
        year: '',
        make: 'Unspecified',
        model: 'Unspecified',
      });
      expect(own && 'comments' in own ? own.comments : null).toBe(comments);
    },
  );

  test.each([
    ['the plate of a car to be serviced', { category: 'Service', Rego: '123ABC' }],
    ['the answer that there is none', { ...traded, 'do-you-have-a-trade-in': 'No' } as const],
  ])('[EN-06] makes no trade-in of %s', (_name, changes) => {
    const document = readValid(adfXml(keptLead(changes), site));
    expect(vehiclesOf(document).map(({ interest }) => interest)).toEqual(['buy']);
  });

  it('[EN-03] has every choice and word of the shopper, as the mail does', () => {
    const asked = keptLead({
      ...traded,
      subcategory: 'A value',
      opt_in: true,
      Rego: '987XYZ',
      dealership_slug: 'newstead-cars',
      location: 'The yard at the river',
      location_id: 999,
      additional_services: ['Window tint', 'Tow bar'],
    });
    const answers = { Condition: 'A dent at the back', [PRICE_SHOWN_LABEL]: '$54,880 Drive away' };
    const lead = { ...asked, payload: { ...asked.payload, loan, answers } };
    const adf = readValid(adfXml(lead, site)).documentElement.textContent ?? '';
    const statements = leadStatements(lead.payload).map(({ text }) => text);
    const words = [...statements, '$54,880 Drive away'].flatMap((text) => text.split(/\s+/));
    expect(words.filter((word) => !adf.includes(word))).toEqual([]);
    expect(words.filter((word) => !leadText(lead, site).includes(word))).toEqual([]);
    expect(adf).toContain('Price shown: $54,880 Drive away\n');
    expect(adf).toContain('Offers by e-mail: Yes, asked for them');
    expect(adfXml(keptLead(), site)).not.toContain('Price shown');
  });

  it.each([
    ['weekly', ['downpayment 5880', 'total 50000']],
    ['monthly', ['downpayment 5880', 'monthly 224', 'total 50000']],
  ] as const)('[EN-03] has a calculated loan with %s repayments as its finance', (frequency, amounts) => {
    const asked = keptLead({ category: 'Finance Enquiry' });
    const lead = { ...asked, payload: { ...asked.payload, loan: { ...loan, frequency } } };
    const document = readValid(adfXml(lead, site));
    expect(textOf(document, 'vehicle > finance > method')).toBe('finance');
    const found = [...document.querySelectorAll('vehicle > finance > amount')];
    expect(found.map((each) => `${each.getAttribute('type')} ${each.textContent}`)).toEqual(amounts);
    expect(read(adfXml(asked, site)).querySelector('finance')).toBeNull();
  });

  it('marks a sold vehicle as sold, without a price', () => {
    const sold = { ...keptLead(), vehicle: leadVehicle({ ...car, status: 'sold' }) };
    const [vehicle] = vehiclesOf(readValid(adfXml(sold, site)));
    expect(vehicle).not.toHaveProperty('price');
    expect(vehicle).toMatchObject({ comments: expect.stringMatching(/^Sold\. 2020 Toyota/) });
    expect(vehicle).not.toHaveProperty('pricecomments');
  });

  it('has for an addition the lead’s id, its own id and the earlier messages', () => {
    const document = readValid(adfXml(addedLead({ phone: '0491 570 157' }), site));
    const ids = [...document.querySelectorAll('prospect > id')];
    expect(ids.map((id) => [id.getAttribute('sequence'), id.textContent])).toEqual([
      ['1', 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11'],
      ['2', 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11.2'],
    ]);
    const comments = textOf(document, 'customer > comments') ?? '';
    expect(comments).toContain('Adds to the enquiry of Saturday, 21 November 2026 at 4:12 pm');
    expect(comments).toContain('And does it have a towbar?');
    expect(comments).toContain('Is it still there?');
    expect(textOf(document, 'requestdate')).toBe('2026-11-21T16:17:00+10:00');
  });

  it('is valid in the structure of the format, with all fields and with the minimum', () => {
    readValid(adfXml(keptLead(traded, true, '2026-11-23T09:00:00+10:00'), site));
    readValid(adfXml(keptLead({ message: null, postcode: '' }, false), { ...site, locations: [] }));
    readValid(adfXml(addedLead({}, '2026-11-23T09:00:00+10:00'), site));
  });

  it('has an unspecified vehicle for a lead without one', () => {
    const document = read(adfXml(keptLead({}, false), site));
    expect(textOf(document, 'vehicle > make')).toBe('Unspecified');
    expect(document.querySelector('vehicle > vin')).toBeNull();
    expect(document.querySelector('vehicle')?.getAttribute('status')).toBeNull();
  });

  it('is well-formed for any input, and keeps the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const document = read(adfXml(keptLead({ name: `x${text}`, message: text || null }), site));
        expect(textOf(document, 'customer name[part=first]')).toBe(xmlText(oneLine(`x${text}`)));
      }),
      { numRuns: 200 },
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

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquirySchema, enquirySchemaFor, type EnquiryInput } from './enquirySchema.ts';
import type { EnquiryRules } from './enquiryRule.ts';

const contact = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@mail.example',
  phone: '0491 570 006',
  postcode: '0800',
};
const filled = { ...contact, message: 'Is it still there?' };

function errors(value: unknown, schema: ReturnType<typeof enquirySchemaFor> = enquirySchema) {
  return Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('enquirySchema', () => {
  it('[EN-01] has every field of the enquiry payload', () => {
    expect(enquirySchema.parse(filled)).toEqual({
      ...filled,
      category: null,
      subcategory: null,
      opt_in: false,
      page_id: null,
      location: null,
      location_id: null,
      dealership_slug: null,
      Rego: null,
      terms_conditions: false,
      additional_services: [],
    });
  });

  it('[EN-01] accepts the strings of a browser post', () => {
    const posted = {
      ...filled,
      name: '  Kim ',
      category: ' Stock enquiry ',
      opt_in: 'on',
      location_id: '106',
      Rego: '',
      additional_services: ['Wash', '', 'Wash', ' Tint '],
      unknown: 'dropped',
    };
    expect(enquirySchema.parse(posted)).toMatchObject({
      name: 'Kim',
      category: 'Stock enquiry',
      opt_in: true,
      location_id: 106,
      Rego: null,
      additional_services: ['Wash', 'Tint'],
    });
    expect(enquirySchema.parse(posted)).not.toHaveProperty('unknown');
    expect(enquirySchema.parse({ ...filled, additional_services: 'Wash' }).additional_services).toEqual([
      'Wash',
    ]);
  });

  it('[EN-01] reports all missing fields at once', () => {
    const expected = {
      name: 'Please enter your first name.',
      last_name: 'Please enter your last name.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number. One from overseas begins with + and its country code.',
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
      message: 'Please enter a message.',
    };
    expect(errors({})).toEqual(expected);
    expect(errors({ name: ' ', last_name: '', email: '', phone: '', postcode: '', message: ' ' })).toEqual(
      expected,
    );
  });

  it.each([
    ['email', 'kim@', 'Please enter a valid email address.'],
    ['email', 'kim@mail', 'Please enter a valid email address.'],
    ['email', `${'k'.repeat(250)}@a.example`, 'Please shorten this text.'],
    [
      'phone',
      '0491 570',
      'Please enter a valid phone number. One from overseas begins with + and its country code.',
    ],
    [
      'phone',
      'call me',
      'Please enter a valid phone number. One from overseas begins with + and its country code.',
    ],
    ['phone', '1'.repeat(41), 'Please shorten this text.'],
    ['name', 'x'.repeat(101), 'Please shorten this text.'],
    ['last_name', 'x'.repeat(101), 'Please shorten this text.'],
    ['message', 'x'.repeat(4001), 'Please shorten this text.'],
    ['category', 'x'.repeat(101), 'Please shorten this text.'],
    ['subcategory', 'x'.repeat(101), 'Please shorten this text.'],
    ['page_id', 'x'.repeat(101), 'Please shorten this text.'],
    ['location', 'x'.repeat(201), 'Please shorten this text.'],
    ['dealership_slug', 'x'.repeat(101), 'Please shorten this text.'],
    ['Rego', 'x'.repeat(21), 'Please shorten this text.'],
    ['location_id', 'Newstead', 'Please enter a whole number.'],
    ['location_id', '1.5', 'Please enter a whole number.'],
    ['location_id', -1, 'Please enter a whole number.'],
  ])('[EN-01] refuses %s %j', (field, value, message) => {
    expect(errors({ ...filled, [field]: value })[field]).toBe(message);
  });

  it.each([
    ['name', 'x'.repeat(100)],
    ['message', 'x'.repeat(4000)],
    ['Rego', 'x'.repeat(20)],
    ['location', 'x'.repeat(200)],
    ['phone', '+64 21 555 1234'],
    ['phone', '13 11 26'],
    ['phone', '(07) 5550 4100'],
    ['location_id', 0],
    ['location_id', ''],
    ['location_id', null],
  ])('accepts %s %j', (field, value) => {
    expect(errors({ ...filled, [field]: value })).toEqual({});
  });

  it.each([
    [true, true],
    ['true', true],
    ['on', true],
    [' ON ', true],
    ['yes', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['off', false],
    ['0', false],
    ['', false],
    [null, false],
    [undefined, false],
    [{}, false],
    [[], false],
    [2, false],
  ])('[EN-01] opt_in %j is ticked: %j', (opt_in, expected) => {
    expect(enquirySchema.parse({ ...filled, opt_in }).opt_in).toBe(expected);
  });
});

describe('enquirySchemaFor', () => {
  const rules: [keyof EnquiryRules, string, string][] = [
    ['message', 'message', 'Please enter a message.'],
    ['category', 'category', 'Please choose a category.'],
    ['location', 'location', 'Please choose a location.'],
    ['dealership', 'dealership_slug', 'Please choose a dealership.'],
    ['terms', 'terms_conditions', 'Please accept the terms and conditions.'],
  ];

  it.each(rules)('[EN-01] the rule %s makes %s required', (rule, field, message) => {
    expect(errors(contact, enquirySchemaFor({ message: false, [rule]: true }))).toEqual({ [field]: message });
    expect(errors(contact, enquirySchemaFor({ message: false }))).toEqual({});
    expect(errors(contact, enquirySchemaFor({ message: false, [rule]: false }))).toEqual({});
  });

  it('[EN-01] requires a message by default', () => {
    expect(errors(contact, enquirySchemaFor({}))).toEqual({ message: 'Please enter a message.' });
    expect(errors(filled, enquirySchemaFor({}))).toEqual({});
  });

  it('[EN-01] accepts an enquiry with accepted terms', () => {
    expect(errors({ ...filled, terms_conditions: 'on' }, enquirySchemaFor({ terms: true }))).toEqual({});
    expect(errors({ ...filled, terms_conditions: 'off' }, enquirySchemaFor({ terms: true }))).not.toEqual({});
  });

  it('law: never throws', () => {
    const schema = enquirySchemaFor({ category: true, location: true, dealership: true, terms: true });
    const posted = fc.record(
      Object.fromEntries(Object.keys(enquirySchema.shape).map((key) => [key, fc.anything()])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), posted), (value) => {
        expect(schema.safeParse(value).success).toBeTypeOf('boolean');
      }),
    );
  });

  it('rejects invalid types at compile time', () => {
    const lines = [
      // @ts-expect-error forms have no VIN field, so no rule can require one
      () => enquirySchemaFor({ vin: true }),
      // @ts-expect-error a postcode is text, or 0800 would be 800
      (): EnquiryInput => ({ ...filled, postcode: 800 }),
      // @ts-expect-error contact details are required
      (): EnquiryInput => ({ message: 'Hello' }),
    ];
    expect(lines).toHaveLength(3);
  });
});

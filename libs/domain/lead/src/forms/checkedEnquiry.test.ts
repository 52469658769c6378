import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leadMessages } from '../messages.ts';
import { checkedEnquiry } from './checkedEnquiry.ts';
import type { EnquiryEntries } from './checkedEnquiry.ts';
import { enquirySchemaFor } from './enquirySchema.ts';
import type { EnquiryRules } from './enquiryRule.ts';
import { testDriveSchema } from './testDriveSchema.ts';

const good: EnquiryEntries = {
  name: ' Kim ',
  last_name: 'Lee',
  email: 'kim@mail.example',
  phone: '0491 570 006',
  postcode: '0800',
  location: '',
  dateTime: '2026-11-23T09:00:00+10:00',
  message: 'Is it\r\nstill there?',
  opt_in: false,
  terms_conditions: false,
};

/** What the schemas of the API say about the same fields. */
function bySchema(entries: EnquiryEntries, rules: EnquiryRules) {
  const schema = z.extend(enquirySchemaFor(rules), { dateTime: testDriveSchema.shape.dateTime });
  const { data, error } = schema.safeParse(entries);
  if (data) {
    const { category, subcategory, page_id, location_id, dealership_slug, Rego, ...enquiry } = data;
    const { additional_services, ...asked } = enquiry;
    expect([category, subcategory, page_id, location_id, dealership_slug, Rego]).toEqual(Array(6).fill(null));
    expect(additional_services).toEqual([]);
    return { enquiry: asked };
  }
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[path.join('.')] ??= message;
  return { problems };
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom('', ' ', 'Kim', 'a@b.co', '0491 570 006', '4006', '\r\n', '\u202E', '\0', '<b>'),
  fc.integer({ min: 39, max: 4001 }).map((length) => 'x'.repeat(length)),
);
const day = fc
  .tuple(
    fc.integer({ min: 1999, max: 2101 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  )
  .map(([year, month, date]) => [year, month, date].map((part) => String(part).padStart(2, '0')).join('-'));
const clock = fc.stringMatching(
  /^[0-2][0-9]:[0-6][0-9](:[0-6][0-9](\.[0-9]{1,3})?)?(Z|[+-][0-2][0-9]:[0-6][0-9]| )?$/,
);
const entries: fc.Arbitrary<EnquiryEntries> = fc.record({
  name: text,
  last_name: text,
  email: fc.oneof(text, fc.emailAddress(), fc.stringMatching(/^[\w.+'-]{0,6}@[\w.-]{0,9}$/)),
  phone: fc.oneof(text, fc.stringMatching(/^[+( ]{0,2}[0-9 ]{4,16}$/)),
  postcode: fc.oneof(text, fc.stringMatching(/^ ?[0-9]{3,5}$/)),
  location: text,
  dateTime: fc.oneof(
    text,
    fc.tuple(day, clock).map((parts) => parts.join('T')),
  ),
  message: text,
  opt_in: fc.boolean(),
  terms_conditions: fc.boolean(),
});
const rules = fc.record(
  { message: fc.boolean(), location: fc.boolean(), terms: fc.boolean() },
  { requiredKeys: [] },
);

describe('what a browser checks and what the API checks', () => {
  test('[EN-01] agree on every form, field by field', () => {
    fc.assert(
      fc.property(entries, rules, (form, asked) => {
        expect(checkedEnquiry(form, asked)).toEqual(bySchema(form, asked));
      }),
      { numRuns: 500 },
    );
  });

  test('[EN-01] agree on a form in which one field alone is wrong', () => {
    fc.assert(
      fc.property(
        entries,
        fc.constantFrom(...(Object.keys(good) as (keyof EnquiryEntries)[])),
        (form, field) => {
          const changed = { ...good, [field]: form[field] };
          expect(checkedEnquiry(changed, {})).toEqual(bySchema(changed, {}));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('[EN-01] a form that is right is trimmed, an empty field of it null', () => {
  expect(checkedEnquiry(good, {})).toEqual({
    enquiry: { ...good, name: 'Kim', location: null, message: 'Is it\nstill there?' },
  });
  expect(checkedEnquiry({ ...good, dateTime: '' }, {})).toHaveProperty('enquiry.dateTime', null);
});

test.each([
  '2026-11-23',
  '2026-02-30T09:00:00+10:00',
  '2026-11-23T24:00:00Z',
  '2026-11-23T09:00+10:00',
  'soon',
])('[EN-04] %j is no offered time', (dateTime) =>
  expect(checkedEnquiry({ ...good, dateTime }, {})).toEqual({
    problems: { dateTime: leadMessages.dateTime },
  }),
);

test('[EN-01] terms that a site has must be accepted', () => {
  expect(checkedEnquiry(good, { terms: true })).toEqual({
    problems: { terms_conditions: leadMessages.terms },
  });
  expect(checkedEnquiry({ ...good, terms_conditions: true }, { terms: true })).toHaveProperty('enquiry');
});

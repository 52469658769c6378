import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  enquirySchema,
  leadPayload,
  leadPayloadSchema,
  remapCareer,
  savedDetails,
  testDriveSchema,
} from './index.ts';
import type { LeadPayload } from './index.ts';

const enquiry = enquirySchema.parse({
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@mail.example',
  phone: '0491 570 006',
  postcode: '0800',
  message: 'Hello',
});

describe('public API of @forecourt/lead', () => {
  it('a payload that is valid by its own schema', () => {
    const url = 'https://harbour-city.example/contact';
    const payload = leadPayload(enquiry, { url, userAgent: null, car: null, visitedPages: [] });
    expectTypeOf(payload).toEqualTypeOf<LeadPayload>();
    expect(leadPayloadSchema.parse(payload)).toEqual(payload);
  });

  it('a schema for every form', () => {
    for (const schema of [enquirySchema, testDriveSchema])
      expect(schema.safeParse('not a form').success).toBe(false);
    expect(savedDetails('not a form')).toEqual(savedDetails({}));
  });

  it('career enquiries', () => {
    expect(remapCareer({ category: 'Careers', subcategory: null })).toEqual({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
      event_id: 51,
    });
  });
});

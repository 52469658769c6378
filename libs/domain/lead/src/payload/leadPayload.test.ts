import { describe, expect, it } from 'vitest';
import { enquirySchema } from '../forms/enquirySchema.ts';
import { testDriveSchema } from '../forms/testDriveSchema.ts';
import { leadPayload, type LeadCar, type LeadContext } from './leadPayload.ts';
import { leadPayloadSchema } from './leadPayloadSchema.ts';

const contact = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@mail.example',
  phone: '0491 570 006',
  postcode: '0800',
};
const enquiry = enquirySchema.parse({ ...contact, message: 'Hello', category: 'Stock enquiry' });
const car: LeadCar = {
  id: 20000,
  make: 'Toyota',
  model: 'RAV4',
  stocknum: 'U647390',
  car_type: 'used',
  location_id: 106,
  location_name: 'Northside Mazda Aspley - Sales',
  dealership_id: 2,
  dealership_slug: 'northside-auto-group',
};
const context: LeadContext = {
  url: 'https://northside-group.example/cars/rav4?utm_source=news&query=me',
  userAgent: 'Browser/1',
  car,
  visitedPages: ['/', '/search/used-cars?query=me', '/cars/rav4'],
};

describe('leadPayload', () => {
  it('[EN-03] has every added field', () => {
    expect(leadPayload(enquiry, context)).toEqual({
      ...contact,
      message: 'Hello',
      category: 'Stock enquiry',
      subcategory: null,
      opt_in: false,
      page_id: null,
      answer_order: [],
      location: 'Northside Mazda Aspley - Sales',
      location_id: 106,
      dealership_slug: 'northside-auto-group',
      Rego: null,
      terms_conditions: false,
      additional_services: [],
      event_id: 22,
      url: 'https://northside-group.example/cars/rav4?utm_source=news',
      source: 'Website',
      user_agent: 'Browser/1',
      car_id: 20000,
      car_dealership_id: 2,
      lead_attributes: {
        visited_pages: ['/', '/search/used-cars', '/cars/rav4'],
        linked_query_params: { utm_source: 'news' },
      },
      lead_id: null,
      loan: null,
      valuation: null,
      manufacturer_slug: null,
      stock_number: 'U647390',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'RAV4',
      vehicle_status: 'used',
      autogauge_enabled: false,
      dateTime: null,
      'do-you-have-a-trade-in': null,
      rego: null,
      regoState: null,
      kms: null,
      finance: null,
      'Trade-In Year': null,
      'Trade-In Make': null,
      'Trade-In Model': null,
      PreferredContactMethod: null,
      answers: {},
      files: [],
    });
  });

  it('[EN-03] has the data of the page', () => {
    const known = {
      ...context,
      leadId: 'lead-1',
      manufacturerSlug: 'toyota',
      autogaugeEnabled: true,
      eventId: 9,
      landingUrl: '/?gclid=2',
      answers: { 'Request Photos': 'Please send photos for this car' },
      userAgent: 'x'.repeat(500),
    };
    const lead = leadPayload(enquiry, known);
    expect(lead).toMatchObject({
      lead_id: 'lead-1',
      manufacturer_slug: 'toyota',
      autogauge_enabled: true,
      event_id: 9,
      answers: { 'Request Photos': 'Please send photos for this car' },
      lead_attributes: { linked_query_params: { gclid: '2' } },
    });
    expect(lead.user_agent).toHaveLength(400);
  });

  it('[EN-03] has no car on a page without one', () => {
    expect(leadPayload(enquiry, { ...context, car: null, userAgent: null })).toMatchObject({
      location: null,
      location_id: null,
      dealership_slug: null,
      user_agent: null,
      car_id: null,
      car_dealership_id: null,
      stock_number: null,
      'Vehicle Make': null,
      'Vehicle Model': null,
      vehicle_status: null,
    });
  });

  it('goes to the location of the form, else to the one that sells the car', () => {
    const chosen = { ...enquiry, location: 'Parts', location_id: null, dealership_slug: 'parts' };
    expect(leadPayload(chosen, context)).toMatchObject({
      location: 'Parts',
      location_id: null,
      dealership_slug: 'parts',
    });
    expect(leadPayload({ ...enquiry, location_id: 7 }, context)).toMatchObject({
      location: null,
      location_id: 7,
    });
  });

  it('[EN-08] remaps a career enquiry', () => {
    expect(leadPayload({ ...enquiry, category: 'Career Enquiry' }, { ...context, eventId: 9 })).toMatchObject(
      { category: 'General Enquiry', subcategory: 'Career Enquiry', event_id: 51 },
    );
  });

  it('[EN-04] has the booked time', () => {
    const dateTime = '2026-11-23T09:00:00+10:00';
    const lead = leadPayload(testDriveSchema.parse(contact), { ...context, dateTime });
    expect(leadPayloadSchema.parse(lead).dateTime).toBe(dateTime);
  });

  it('[EN-03] law: accepts shorter forms too, and is always a valid lead', () => {
    const testDrive = leadPayload(testDriveSchema.parse(contact), context);
    expect(testDrive).toMatchObject({
      ...contact,
      message: null,
      category: null,
      opt_in: false,
      additional_services: [],
    });
    expect(testDrive.dateTime).toBeNull();
    for (const lead of [testDrive, leadPayload(enquiry, context)])
      expect(leadPayloadSchema.parse(lead)).toEqual(lead);
  });

  it('rejects invalid types at compile time', () => {
    const lines = [
      // @ts-expect-error contact details are required
      () => leadPayload({ message: 'Hello' }, context),
      // @ts-expect-error the car is required; it is null on a page without one
      () => leadPayload(enquiry, { url: '/', userAgent: null, visitedPages: [] }),
    ];
    expect(lines).toHaveLength(2);
  });
});

describe('leadPayloadSchema', () => {
  const lead = leadPayload(enquiry, context);

  it.each([
    ['name', ''],
    ['source', 'App'],
    ['opt_in', 'on'],
    ['postcode', '40060'],
    ['car_id', '20000'],
    ['event_id', null],
    ['url', 'x'.repeat(1001)],
    ['message', 'x'.repeat(4001)],
    ['additional_services', Array.from({ length: 51 }, String)],
    ['lead_attributes', { visited_pages: Array.from({ length: 21 }, () => '/'), linked_query_params: {} }],
    ['lead_attributes', null],
  ])('[EN-03] refuses %s %j', (field, value) => {
    expect(leadPayloadSchema.safeParse({ ...lead, [field]: value }).success).toBe(false);
  });

  it('[EN-03] accepts a lead without extra answers', () => {
    const { answers, ...rest } = lead;
    expect(leadPayloadSchema.parse(rest).answers).toEqual(answers);
  });
});

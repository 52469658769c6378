import { emptyTables, testEngines } from '@forecourt/database/testing';
import { siteLookup } from '@forecourt/api';
import { person, site, type TestApi } from '@forecourt/api/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { formDeclarationSchema } from '@forecourt/lead';
import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceBooking } from '../../declared/index.ts';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';

const service = formDeclarationSchema.parse(serviceBooking());

const values = {
  Rego: '123 ABC',
  vehicle: 'Mazda CX-5',
  jobs: ['Battery', 'Brakes'],
  day: '2030-01-15',
  dropOff: 'Before work',
  meanwhile: 'I’ll wait',
};
const booking = { ...person, message: service.unsaid, page_id: 'service', values };

describe.each(testEngines('declared forms'))('POST /api/leads from a declared form on %s', (engine) => {
  let kit: TestApi;

  beforeAll(async () => {
    const workshop = {
      ...{ ...exampleLocation, id: 3, slug: 'service', primary: false },
      location_type: 'service' as const,
    };
    const shown = publicSite(
      defineDealer({ ...exampleDealer, locations: [exampleLocation, workshop], features: [] }),
    );
    const { byHost } = siteLookup([
      { site: withEnquiry({ ...site, shown }, { forms: [service] }), hosts: ['harbour-city-motors.example'] },
    ]);
    kit = await enquiryApi(engine, { sites: byHost, limits: leadLimits({ perAddress: 1_000 }) });
  });
  afterAll(() => kit.database.close());
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox']));

  const payloads = async () =>
    (await kit.database.db.selectFrom('leads').select('payload').execute()).map(({ payload }) => payload);

  it('[EN-11] the lead has the category of the form, its answers by label in its order, and goes to the workshop', async () => {
    const response = await kit.postLead({ ...booking, category: 'Made up', subcategory: 'Made up' });
    expect(response.status).toBe(200);
    const [payload] = await payloads();
    expect(payload).toMatchObject({
      category: 'Service Booking',
      subcategory: null,
      page_id: 'service',
      Rego: '123 ABC',
      location_id: 3,
      answers: {
        'Make and model': 'Mazda CX-5',
        'What needs doing?': 'Brakes, Battery',
        'Preferred day': 'Tuesday 15 January 2030',
        'Drop-off': 'Before work',
        'While we work on it': 'I’ll wait',
      },
      answer_order: [
        'Make and model',
        'What needs doing?',
        'Preferred day',
        'Drop-off',
        'While we work on it',
      ],
    });
  });

  it('answers to another label than those of the form are not in the lead', async () => {
    await kit.postLead({ ...booking, values: { ...values, 'Owed money': 'Yes' } });
    expect(JSON.stringify(await payloads())).not.toContain('Owed');
  });

  it('every wrong field is named, and nothing is stored', async () => {
    const response = await kit.postLead({
      ...booking,
      values: { ...values, Rego: ' ', day: '2020-01-01', dropOff: 'At night', notes: 'x'.repeat(5_000) },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: {
        'values.Rego': ['Registration: please fill this in.'],
        'values.day': ['Preferred day: please choose a date from today on.'],
        'values.dropOff': ['Please choose one of the options.'],
        'values.notes': ['Please shorten this text.'],
      },
    });
    expect(await payloads()).toEqual([]);
  });

  it('a form that the site does not have is refused', async () => {
    const response = await kit.postLead({ ...booking, page_id: 'fleet' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { page_id: ['This form is not on this site.'] } });
  });
});

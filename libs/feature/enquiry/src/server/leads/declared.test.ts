import { emptyTables, testEngines } from '@forecourt/database/testing';
import { siteLookup } from '@forecourt/api';
import { person, site, type TestApi } from '@forecourt/api/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { formDeclarationSchema } from '@forecourt/lead';
import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceBooking } from '../../declared/index.ts';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';

const booked = serviceBooking();
const service = formDeclarationSchema.parse({
  ...booked,
  steps: [...booked.steps, { title: 'And', fields: [{ kind: 'date', name: 'day', label: 'Picked up on' }] }],
});

const values = {
  known: 'Number plate',
  Rego: '123 ABC',
  state: 'QLD',
  jobs: ['Battery', 'Brakes'],
  day: '2030-01-15',
  meanwhile: 'I’ll wait',
  ready: 'Text me',
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
        'How shall we find your vehicle?': 'Number plate',
        'State of registration': 'QLD',
        'What needs doing?': 'Brakes, Battery',
        'While we work on it': 'I’ll wait',
        'When it’s ready': 'Text me',
        'Picked up on': 'Tuesday 15 January 2030',
      },
      answer_order: [
        'How shall we find your vehicle?',
        'State of registration',
        'What needs doing?',
        'While we work on it',
        'When it’s ready',
        'Picked up on',
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
      values: { ...values, Rego: ' ', day: '2020-01-01', ready: 'At night', notes: 'x'.repeat(5_000) },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: {
        'values.Rego': ['Registration: please fill this in.'],
        'values.day': ['Picked up on: please choose a date from today on.'],
        'values.ready': ['Please choose one of the options.'],
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

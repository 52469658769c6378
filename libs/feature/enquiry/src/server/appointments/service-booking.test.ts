import { emptyTables, testEngines } from '@forecourt/database/testing';
import { appointmentsSchema, problemSchema } from '@forecourt/platform-client/contracts';
import { formDeclarationSchema } from '@forecourt/lead';
import { leadLimits } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { siteLookup } from '@forecourt/api';
import { person, site, type TestApi } from '@forecourt/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceBooking } from '../../declared/index.ts';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';

// The clock of the tests is Saturday 21 November 2026, 4:12 pm in Brisbane; the example opens at 8 am, Saturday at 8:30 am.
const TUESDAY = '2026-11-24T09:00:00+10:00';
const LATER = '2026-11-24T09:30:00+10:00';
const LOAN_CAR = 'I’d like a loan car';
const service = formDeclarationSchema.parse(serviceBooking());
const workshop = {
  ...{ ...exampleLocation, id: 3, slug: 'service', primary: false, location_type: 'service' as const },
  workshop: { vehicles: 3, vehiclesADay: 4, noticeHours: 60, closed: [6], loanCars: 2 },
};
const dealer = defineDealer({ ...exampleDealer, locations: [exampleLocation, workshop], features: [] });

describe.each(testEngines('service bookings'))('service bookings on %s', (engine) => {
  let kit: TestApi;
  let sent = 0;

  beforeAll(async () => {
    const shown = publicSite(dealer);
    const booked = withEnquiry({ ...site, shown }, { forms: [service] });
    const { byHost } = siteLookup([{ site: booked, hosts: ['harbour-city-motors.example'] }]);
    kit = await enquiryApi(engine, {
      sites: byHost,
      limits: leadLimits({ perAddress: 10_000, perSite: null }),
    });
    await kit.addCar({ id: 20_000, stocknum: 'U1', location_id: 1, status: 'in_stock' });
  });
  afterAll(() => kit.database.close());
  beforeEach(async () => {
    await emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox', 'appointments']);
    await kit.database.db.deleteFrom('appointment_capacity').execute();
    await kit.database.db.deleteFrom('appointment_days').execute();
  });

  /** Sends the form of another shopper. */
  const book = (dateTime: string | null, meanwhile = 'I’ll wait') => {
    sent += 1;
    const values = {
      ...{ known: 'Number plate', Rego: '123 ABC', state: 'QLD', jobs: ['Brakes'] },
      ...{ meanwhile, ready: 'Text me' },
    };
    const message = `My own words ${sent}`;
    const body = { ...person, email: `s${sent}@shopper.example`, message, page_id: 'service', values };
    return kit.postLead({ ...body, dateTime }, { 'idempotency-key': `service-${sent}` });
  };
  const fieldsOf = async (answer: Response) => problemSchema.parse(await answer.json()).fields;
  const offered = async () =>
    appointmentsSchema.parse(await (await kit.request('/api/appointments?location_id=3')).json());
  const leads = () => kit.database.db.selectFrom('leads').selectAll().execute();
  const booked = () => kit.database.db.selectFrom('appointments').selectAll().execute();

  it('offers half hours of the workshop after its notice, without its days off, and days with a loan car', async () => {
    const { slots, loan_car_days } = await offered();
    expect(slots[0]).toBe('2026-11-24T08:00:00+10:00');
    expect(slots.filter((slot) => slot.startsWith('2026-11-28'))).toEqual([]);
    expect(loan_car_days).toEqual([...new Set(slots.map((slot) => slot.slice(0, 10)))]);
    expect(await fieldsOf(await book('2026-11-23T09:00:00+10:00'))).toEqual({
      dateTime: ['Please choose one of the offered times.'],
    });
  });

  it('the lead has the drop-off time under its own label, the job and the loan car', async () => {
    expect((await book(TUESDAY, LOAN_CAR)).status).toBe(200);
    const [lead] = await leads();
    expect(lead?.payload).toMatchObject({
      ...{ category: 'Service Booking', dateTime: TUESDAY, location_id: 3 },
      answers: {
        'Drop-off time': 'Tuesday 24 November 2026, 9:00 am',
        'What needs doing?': 'Brakes',
        'While we work on it': LOAN_CAR,
      },
    });
    expect(lead?.payload).not.toHaveProperty(['answers', 'Test Drive Booking Date']);
    expect(await booked()).toMatchObject([{ location_id: 3, place: 1, loan_car: true }]);
  });

  it('of 200 concurrent requests for a drop-off time exactly as many as it takes are stored, and the others see it as taken', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => book(TUESDAY)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(197);
    expect(await fieldsOf(refused[0] ?? new Response())).toEqual({
      dateTime: ['This time was just taken. Please choose another one.'],
    });
    expect(await leads()).toHaveLength(3);
    const { slots } = await offered();
    expect([slots.includes(TUESDAY), slots.includes(LATER)]).toEqual([false, true]);
  });

  it('the day takes no more vehicles than its limit, over all its times, also when many book at once', async () => {
    const answers = await Promise.all(
      [TUESDAY, LATER].flatMap((time) => Array.from({ length: 3 }, () => book(time))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const { slots } = await offered();
    expect(slots.filter((slot) => slot.startsWith('2026-11-24'))).toEqual([]);
    expect(slots[0]).toBe('2026-11-25T08:00:00+10:00');
  });

  it('the last loan car goes to one of those who ask at once; the others are told so at that answer', async () => {
    const answers = await Promise.all([TUESDAY, TUESDAY, LATER].map((time) => book(time, LOAN_CAR)));
    const [refused, ...others] = answers.filter(({ status }) => status !== 200);
    expect(others).toEqual([]);
    expect(await fieldsOf(refused ?? new Response())).toEqual({
      'values.meanwhile': [
        'No loan car is left on that day. Please choose another day, or another answer here.',
      ],
    });
    expect((await offered()).loan_car_days).not.toContain('2026-11-24');
    expect((await book(LATER)).status).toBe(200);
    await kit.database.db.deleteFrom('appointments').where('loan_car', '=', true).execute();
    expect((await offered()).loan_car_days).toContain('2026-11-24');
    expect((await book(TUESDAY, LOAN_CAR)).status).toBe(200);
  });

  it('a number that the desk has set replaces the one of the config, and a booking without a time takes no place', async () => {
    await kit.database.db
      .insertInto('appointment_capacity')
      .values({ site: site.slug, location_id: 3, places: 1 })
      .execute();
    const answers = [await book(TUESDAY), await book(TUESDAY), await book(null, LOAN_CAR)];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 200]);
    expect(await booked()).toHaveLength(1);
  });

  it('a day that the desk has closed is not offered and not booked; another number of a day counts on it alone', async () => {
    const set = (day: string, places: number) =>
      kit.database.db
        .insertInto('appointment_days')
        .values({ site: site.slug, location_id: 3, day, places })
        .execute();
    await set('2026-11-24', 0);
    await set('2026-11-25', 1);
    const days = (slots: string[]) => new Set(slots.map((slot) => slot.slice(0, 10)));
    expect(days((await offered()).slots).has('2026-11-24')).toBe(false);
    const wednesday = '2026-11-25T09:00:00+10:00';
    const answers = [await book(TUESDAY), await book(wednesday), await book(wednesday)];
    expect(answers.map(({ status }) => status)).toEqual([422, 200, 422]);
    expect((await offered()).slots).not.toContain(wednesday);
    expect(days((await offered()).slots).has('2026-11-25')).toBe(true);
  });

  it('[EN-04] of 200 concurrent requests for one test drive one is stored, and the others see its time as taken', async () => {
    const drive = {
      ...person,
      category: 'Test Drive',
      car_id: 20_000,
      dateTime: '2026-11-23T09:00:00+10:00',
    };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, each) =>
        kit.postLead(
          { ...drive, email: `${each}@shopper.example` },
          { 'idempotency-key': `drive-${each}-12345` },
        ),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(199);
    for (const answer of refused)
      expect(await fieldsOf(answer)).toEqual({
        dateTime: ['This time was just taken. Please choose another one.'],
      });
    expect(await leads()).toHaveLength(1);
  });
});

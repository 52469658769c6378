import { emptyTables } from '@forecourt/database/testing';
import { appointmentsSchema, problemSchema } from '@forecourt/platform-client/contracts';
import {
  defineDealer,
  exampleDealer,
  exampleLocation,
  openingWeek,
  publicSite,
} from '@forecourt/site-config';
import { leadLimits } from '@forecourt/lead-desk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { siteLookup } from '@forecourt/api';
import { NOW, person, site, type TestApi } from '@forecourt/api/testing';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';

// The clock of the tests is Saturday 21 November 2026, 4:12 pm in Brisbane.
const shown = publicSite(
  defineDealer({
    ...exampleDealer,
    locations: [
      { ...exampleLocation, id: 101 },
      {
        ...exampleLocation,
        id: 102,
        slug: 'sydney',
        primary: false,
        address: { ...exampleLocation.address, state: 'NSW' },
        contact_detail: { opening_hours: openingWeek({ weekdays: '09:00-10:00' }) },
      },
      { ...exampleLocation, id: 103, slug: 'hidden', primary: false, visible: false },
    ],
    specialHours: [{ name: 'Stocktake', date: '2026-11-24', status: 'Closed', location_id: 101 }],
    features: [],
  }),
);
const MONDAY = '2026-11-23T09:00:00+10:00';
const drive = { ...person, category: 'Test Drive', car_id: 20_000, dateTime: MONDAY };

describe('appointments', () => {
  let kit: TestApi;
  let clock = NOW;

  beforeAll(async () => {
    const sites = siteLookup([{ site: withEnquiry({ ...site, shown }), hosts: [] }]).byHost;
    kit = await enquiryApi('pglite', { sites, now: () => clock, limits: leadLimits({ perAddress: 1_000 }) });
    await kit.addCar({ id: 20_000, stocknum: 'U1', location_id: 101, status: 'in_stock' });
  });
  afterAll(() => kit.database.close());
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox', 'appointments']));
  afterEach(() => {
    clock = NOW;
  });

  const slots = async (query: string) => {
    const response = await kit.request(`/api/appointments?${query}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return appointmentsSchema.parse(await response.json()).slots;
  };
  const refusal = async (body: object, key = 'key-12345') => {
    const response = await kit.postLead(body, { 'idempotency-key': key });
    return problemSchema.parse(await response.json());
  };
  const keptLeads = () => kit.database.db.selectFrom('leads').selectAll().execute();

  it('[EN-04] are half hours within the opening hours of the location, in its time zone, without closed days', async () => {
    const free = await slots('location_id=101');
    expect(free[0]).toBe('2026-11-23T08:00:00+10:00');
    expect(free).toContain(MONDAY);
    expect(free.filter((slot) => slot.startsWith('2026-11-24'))).toEqual([]);
    expect(free.at(-1)).toBe('2026-12-04T17:00:00+10:00');
    expect(await slots('location_id=102&days=3')).toEqual([
      '2026-11-23T09:00:00+11:00',
      '2026-11-23T09:30:00+11:00',
    ]);
    expect(await slots('location_id=101&from=2026-11-28&days=2')).toHaveLength(15);
  });

  test.each([
    ['location_id=103', 404],
    ['location_id=999', 404],
    ['', 422],
    ['location_id=1e2', 422],
    ['location_id=101&from=tomorrow', 422],
    ['location_id=101&from=2026-02-30', 422],
    ['location_id=101&days=0', 422],
    ['location_id=101&days=15', 422],
    ['location_id=101&days=x', 422],
  ])('[EN-04] a request for %j gets status %i', async (query, status) => {
    expect((await kit.request(`/api/appointments?${query}`)).status).toBe(status);
  });

  it('[EN-04] a booked time is in the lead, also as text, and is no longer offered', async () => {
    expect((await kit.postLead(drive)).status).toBe(200);
    const [lead] = await keptLeads();
    expect(lead?.payload).toMatchObject({
      dateTime: MONDAY,
      answers: { 'Test Drive Booking Date': 'Monday 23 November 2026, 9:00 am' },
    });
    expect(await slots('location_id=101')).not.toContain(MONDAY);
    expect(await slots('location_id=101')).toContain('2026-11-23T09:30:00+10:00');
    expect((await kit.postLead(drive)).status).toBe(200);
    expect(await keptLeads()).toHaveLength(1);

    const other = { ...drive, email: 'else@shopper.example' };
    expect(await refusal(other, 'key-of-another')).toMatchObject({
      status: 422,
      error: 'Please fix the following errors:',
      fields: { dateTime: ['This time was just taken. Please choose another one.'] },
    });
    expect(await keptLeads()).toHaveLength(1);
    expect(
      (await kit.postLead({ ...other, dateTime: '' }, { 'idempotency-key': 'key-of-another' })).status,
    ).toBe(200);
  });

  test.each([
    ['with another offset for the same time', '2026-11-22T23:00:00Z', MONDAY],
    ['at another location', '2026-11-23T09:30:00+11:00', '2026-11-23T09:30:00+11:00'],
  ])('[EN-04] can be booked %s', async (name, dateTime, kept) => {
    const place = name === 'at another location' ? { location_id: 102 } : {};
    expect((await kit.postLead({ ...drive, ...place, dateTime })).status).toBe(200);
    expect((await keptLeads())[0]?.payload).toMatchObject({ dateTime: kept });
  });

  test.each([
    ['in the past', '2026-11-21T15:00:00+10:00', /over/],
    ['too soon', '2026-11-21T16:30:00+10:00', /offered times/],
    ['not on the half hour', '2026-11-23T09:10:00+10:00', /offered times/],
    ['on a closed day', '2026-11-24T09:00:00+10:00', /offered times/],
    ['too far ahead', '2026-12-07T09:00:00+10:00', /offered times/],
    ['without an offset', '2026-11-23T09:00', /offered times/],
    ['not a date', 'soon', /offered times/],
  ])(
    '[EN-04] a time that is %s is rejected with an error at its field, and nothing is stored',
    async (_name, dateTime, words) => {
      const { status, fields } = await refusal({ ...drive, dateTime });
      expect(status).toBe(422);
      expect(fields?.['dateTime']?.[0]).toMatch(words);
      expect(await keptLeads()).toEqual([]);
    },
  );

  test.each([
    ['is coming soon', { status: 'coming_soon' }, 'This car is not here yet.'],
    ['is reserved', { reserved: true }, 'This car is reserved.'],
    ['was sold', { status: 'sold' }, 'This car was sold.'],
    ['is not available', { status: 'withdrawn' }, 'This car is not available at the moment.'],
  ])(
    '[EN-04] a vehicle that %s cannot be booked, with or without a time, but accepts enquiries',
    async (_name, fields, words) => {
      await kit.addCar({ id: 20_001, stocknum: 'U2', location_id: 101, status: 'in_stock', ...fields });
      const asked = { ...drive, car_id: 20_001 };
      for (const lead of [
        asked,
        { ...asked, dateTime: '' },
        { ...asked, category: 'Vehicle Enquiry' },
        { ...asked, category: 'Reservation', dateTime: '' },
      ]) {
        const { status, error, fields } = await refusal(lead);
        expect(status).toBe(422);
        expect(error).toContain(`Nothing was booked. ${words}`);
        expect(fields?.['car_id']?.[0]).toContain(words);
      }
      expect(await keptLeads()).toEqual([]);
      expect((await kit.postLead({ ...asked, category: 'Vehicle Enquiry', dateTime: '' })).status).toBe(200);
      await kit.database.db.deleteFrom('cars').where('id', '=', 20_001).execute();
    },
  );

  it('[EN-04] of ten concurrent bookings one succeeds, and nine get an error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, each) =>
        kit.postLead(
          { ...drive, email: `${each}@shopper.example` },
          { 'idempotency-key': `key-${each}-12345` },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(422),
    ]);
    expect(await keptLeads()).toHaveLength(1);
  });

  describe('[EN-03] a retry after a lost response', () => {
    const soon = { ...drive, dateTime: '2026-11-22T23:00:00Z' };
    const plain = (fields: Record<string, unknown>) => {
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      return kit.request('/api/leads', { method: 'POST', headers: { accept: 'text/html' }, body });
    };
    /** Sends a request twice, for a car that is reserved between the two. */
    async function resentAfterReservation(send: () => Promise<Response>): Promise<Response[]> {
      await kit.addCar({ id: 20_001, stocknum: 'U2', location_id: 101 });
      const first = await send();
      await kit.database.db.deleteFrom('cars').where('id', '=', 20_001).execute();
      await kit.addCar({ id: 20_001, stocknum: 'U2', location_id: 101, reserved: true });
      const again = await send();
      await kit.database.db.deleteFrom('cars').where('id', '=', 20_001).execute();
      return [first, again];
    }

    test.each([
      ['less than two hours before the appointment', '2026-11-22T21:30:00Z'],
      ['after the appointment', '2026-11-23T01:00:00Z'],
    ])('%s, a booked lead gets the same response', async (_, later) => {
      const first = await kit.postLead(soon);
      expect(first.status).toBe(200);
      clock = new Date(later);
      const again = await kit.postLead(soon);
      expect(again.status).toBe(200);
      expect(await again.json()).toEqual(await first.json());
      expect(await keptLeads()).toHaveLength(1);
    });

    it('a time without an offset is rejected, also after the same lead without a time', async () => {
      const { dateTime: _time, ...words } = drive;
      expect((await kit.postLead(words)).status).toBe(200);
      expect(await refusal({ ...words, dateTime: '2026-11-23T10:00:00' })).toMatchObject({
        status: 422,
        fields: { dateTime: ['Please choose one of the offered times.'] },
      });
      expect(await keptLeads()).toHaveLength(1);
    });

    it('after the car was reserved, a lead gets the same response', async () => {
      const [first, again] = await resentAfterReservation(() => kit.postLead({ ...drive, car_id: 20_001 }));
      expect(again?.status).toBe(200);
      expect(await again?.json()).toEqual(await first?.json());
      expect(await keptLeads()).toHaveLength(1);
    });

    it('[EN-04] a plain form has its booked time in a cookie of the success page, also when it is sent again; one without a time says only that it was sent', async () => {
      for (const response of [await plain(drive), await plain(drive)]) {
        expect(response.headers.get('location')).toBe('/success');
        expect(response.headers.get('set-cookie')).toMatch(
          /^__Secure-sent=2026-11-23T09:00:00\+10:00\.101; Path=\/success; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/,
        );
      }
      const { dateTime: _time, ...words } = drive;
      expect((await plain(words)).headers.get('set-cookie')).toMatch(
        /^__Secure-sent=posted; Path=\/success; /,
      );
    });

    it('[EN-04] an answer to a script has no time in the cookie, which all tabs share: its tab remembers it', async () => {
      const { status, headers } = await kit.postLead(soon);
      expect(status).toBe(200);
      expect(headers.get('set-cookie')).toMatch(/^__Secure-sent=yes; Path=\/success; /);
    });

    it('after the car was reserved, a plain form without a key gets the same response', async () => {
      const { dateTime: _time, ...fields } = { ...drive, category: 'Reservation', car_id: 20_001 };
      const answers = await resentAfterReservation(() => plain(fields));
      expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/success', '/success']);
      expect(await keptLeads()).toHaveLength(1);
    });

    test.each([
      ['another time in the past', { dateTime: '2026-11-22T23:30:00Z' }],
      ['another message', { message: 'And a towbar?' }],
      ['another person', { email: 'else@shopper.example' }],
    ])('a request with the same key but %s is rejected', async (_, changes) => {
      expect((await kit.postLead(soon)).status).toBe(200);
      clock = new Date('2026-11-23T01:00:00Z');
      expect(await refusal({ ...soon, ...changes })).toMatchObject({
        status: 422,
        fields: { dateTime: [expect.stringMatching(/over/)] },
      });
      expect(await keptLeads()).toHaveLength(1);
    });
  });
});

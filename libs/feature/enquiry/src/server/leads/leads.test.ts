import { emptyTables, testEngines } from '@forecourt/database/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { problemSchema } from '@forecourt/platform-client/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { HOST, person, type TestApi } from '@forecourt/api/testing';
import { enquiryApi } from '../testing/enquiry-api.ts';

describe.each(testEngines('leads'))('POST /api/leads on %s', (engine) => {
  let kit: TestApi;

  beforeAll(async () => {
    kit = await enquiryApi(engine, { limits: leadLimits({ perAddress: 1_000 }) });
    await kit.addCar({ id: 20_000, stocknum: 'U647390', vin: '6ZZ4KAUU2LD587621', location_id: 101 });
    await kit.addCar({ id: 30_000, stocknum: 'N1', model: 'Corolla' }, 'northside-group');
  });
  afterAll(() => kit.database.close());
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox']));

  const leads = () => kit.database.db.selectFrom('leads').selectAll().execute();
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    kit.request('/api/leads', {
      method: 'POST',
      headers: { accept: 'text/html,*/*', ...headers },
      body: new URLSearchParams(fields),
    });

  it('[EN-03] stores the lead with the data of the server, then returns its id', async () => {
    const wakes = kit.wakes();
    const response = await kit.postLead(
      {
        ...person,
        car_id: 20_000,
        'Vehicle Make': 'Made up',
        stock_number: 'MADE-UP',
        url: 'https://harbour-city-motors.example/cars/a?utm_source=news&secret=1',
        lead_attributes: {
          visited_pages: ['/', '/search/suv-cars?query=rav4'],
          linked_query_params: { utm_campaign: 'spring', password: 'x' },
        },
      },
      { 'user-agent': 'Test/1' },
    );
    expect(response.status).toBe(200);
    const [lead] = await leads();
    expect(await response.json()).toEqual({ lead_id: lead?.id });
    expect(lead?.payload).toMatchObject({
      ...person,
      source: 'Website',
      event_id: 22,
      user_agent: 'Test/1',
      car_id: 20_000,
      stock_number: 'U647390',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'RAV4',
      vehicle_status: 'used',
      location_id: 101,
      url: 'https://harbour-city-motors.example/cars/a?utm_source=news',
      lead_attributes: {
        visited_pages: ['/', '/search/suv-cars'],
        linked_query_params: { utm_campaign: 'spring' },
      },
    });
    expect(kit.wakes()).toBe(wakes + 1);
  });

  it('[EN-03] returns the same id for the same key and for the same person, and stores one lead', async () => {
    const wakes = kit.wakes();
    const answers = [
      await kit.postLead(person),
      await kit.postLead(person),
      await kit.postLead(person, { 'idempotency-key': 'key-67890' }),
    ];
    const ids = await Promise.all(answers.map(async (answer): Promise<unknown> => answer.json()));
    expect(new Set(ids.map((id) => JSON.stringify(id))).size).toBe(1);
    expect(await leads()).toHaveLength(1);
    expect(kit.wakes()).toBe(wakes + 1);
  });

  it('[EN-03] adds a second message to the first lead, delivers it, and returns the same id', async () => {
    const wakes = kit.wakes();
    const first = await kit.postLead(person);
    const second = { ...person, message: 'And does it have a towbar?', phone: '0491 570 157' };
    const answers = [
      first,
      await kit.postLead(second),
      await kit.postLead(second, { 'idempotency-key': 'key-67890' }),
    ];
    const ids = await Promise.all(answers.map(async (answer): Promise<unknown> => answer.json()));
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(ids).toEqual(Array(3).fill({ lead_id: lead?.id }));
    const additions = await kit.database.db.selectFrom('lead_additions').selectAll().execute();
    expect(additions).toMatchObject([
      { lead_id: lead?.id, number: 2, payload: { message: second.message, phone: second.phone } },
    ]);
    const { db } = kit.database;
    const outbox = await db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', 'lead.email')
      .orderBy('id')
      .execute();
    expect(outbox.map(({ key, payload }) => [key, payload])).toMatchObject([
      [lead?.id, { addition: null }],
      [lead?.id, { addition: 2 }],
    ]);
    expect(kit.wakes()).toBe(wakes + 2);
  });

  it('adds a second plain form too, which has no key', async () => {
    expect((await form(person)).headers.get('location')).toBe('/success');
    expect((await form({ ...person, message: 'And a towbar?' })).headers.get('location')).toBe('/success');
    expect((await form({ ...person, message: 'And a towbar?' })).headers.get('location')).toBe('/success');
    expect(await leads()).toHaveLength(1);
    const additions = await kit.database.db.selectFrom('lead_additions').selectAll().execute();
    expect(additions).toMatchObject([{ payload: { message: 'And a towbar?' } }]);
  });

  test.each(['041234567', '0000000000', '12345678'])(
    '[EN-01] rejects the phone number %j, from JSON and from a plain form',
    async (phone) => {
      const response = await kit.postLead({ ...person, phone });
      expect(problemSchema.parse(await response.json())).toMatchObject({
        status: 422,
        fields: { phone: [expect.stringContaining('valid phone number')] },
      });
      const plain = await form({ ...person, phone });
      expect(plain.headers.get('location')).toContain('form_error=phone');
      expect(await leads()).toEqual([]);
    },
  );

  it('removes line breaks and control characters from every single-line field', async () => {
    const evil = 'Eve\r\nBcc: x\u001b';
    const response = await kit.postLead(
      {
        ...person,
        ...{ name: evil, last_name: evil, subcategory: evil, location: evil, Rego: evil, rego: evil },
        ...{ 'Trade-In Make': evil, manufacturer_slug: evil, page_id: evil, additional_services: [evil] },
        ...{ url: `/${evil}`, answers: { [evil]: 'two\r\nlines' } },
        lead_attributes: { visited_pages: [`/${evil}`], linked_query_params: { utm_source: evil } },
      },
      { 'user-agent': 'Browser\u009b1' },
    );
    expect(response.status).toBe(200);
    const [lead] = await leads();
    const line = 'Eve Bcc: x';
    expect(lead?.payload).toMatchObject({
      ...{ name: line, last_name: line, subcategory: line, location: line, Rego: line, rego: line },
      ...{ 'Trade-In Make': line, manufacturer_slug: line, page_id: line, additional_services: [line] },
      ...{ url: `/${line}`, answers: { [line]: 'two\nlines' }, user_agent: 'Browser1' },
      lead_attributes: { visited_pages: [`/${line}`], linked_query_params: { utm_source: line } },
    });
  });

  it('[EN-06] stores the trade-in fields of a form', async () => {
    const own = {
      'do-you-have-a-trade-in': 'Yes',
      rego: '123ABC',
      regoState: 'QLD',
      kms: '84000',
      finance: 'No',
      'Trade-In Year': '2016',
      'Trade-In Make': 'Mazda',
      'Trade-In Model': 'CX-5',
      PreferredContactMethod: 'SMS',
    };
    expect((await form({ ...person, ...own, category: 'Trade-In' })).headers.get('location')).toBe(
      '/success',
    );
    expect((await leads())[0]?.payload).toMatchObject({ ...own, kms: 84_000, 'Trade-In Year': 2016 });
  });

  it('[EN-07] returns the rejected fields with messages for the shopper', async () => {
    const response = await kit.postLead({ ...person, name: ' ', email: 'kim', postcode: '400' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(problemSchema.parse(await response.json())).toMatchObject({
      status: 422,
      error: 'Please fix the following errors:',
      fields: {
        name: ['Please enter your first name.'],
        email: ['Please enter a valid email address.'],
        postcode: ['Invalid postcode. Please enter a 4-digit number.'],
      },
    });
    expect(await leads()).toEqual([]);
  });

  test.each([
    ['a filled honeypot', { company_url: 'https://pills.example' }, {}],
    ['a form sent within two seconds', { elapsed_ms: 1_999 }, {}],
    ['a message full of links', { message: 'http://a http://b http://c' }, { message: [expect.any(String)] }],
    ['a car of another site', { car_id: 30_000 }, { car_id: ['This vehicle is not on this site.'] }],
    ['an unknown car', { car_id: 99 }, { car_id: ['This vehicle is not on this site.'] }],
  ])('rejects %s with a message, and stores nothing', async (_name, changes, fields) => {
    const response = await kit.postLead({ ...person, ...changes });
    expect(response.status).toBe(422);
    expect(problemSchema.parse(await response.json())).toMatchObject({ fields });
    expect(await leads()).toEqual([]);
  });

  test.each([
    ['a JSON lead without a key', 400, { 'idempotency-key': '' }, JSON.stringify(person)],
    ['a key that is too short', 400, { 'idempotency-key': 'short' }, JSON.stringify(person)],
    ['a body that is not JSON', 400, {}, '{"name":'],
    ['a JSON list', 400, {}, '[]'],
    ['another content type', 415, { 'content-type': 'text/plain' }, 'name=Kim'],
    ['a page of another site', 403, { origin: 'https://evil.example' }, JSON.stringify(person)],
    ['a page without an origin', 403, { origin: 'null' }, JSON.stringify(person)],
    ['a form in another site’s frame', 403, { 'sec-fetch-site': 'cross-site' }, JSON.stringify(person)],
    ['an unknown host', 421, { host: 'nobody.example' }, JSON.stringify(person)],
    ['65,537 bytes', 413, {}, JSON.stringify({ ...person, message: '' }).padEnd(65_537)],
  ])('returns an error for %s: status %d', async (_name, status, headers, body) => {
    const response = await kit.request('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-12345', ...headers },
      body,
    });
    expect(response.status).toBe(status);
    expect(problemSchema.parse(await response.json()).status).toBe(status);
    expect(await leads()).toEqual([]);
  });

  it('reads a body of exactly 64 KB, also without a Content-Length', async () => {
    const whole = (length: number) => JSON.stringify(person).padEnd(length);
    const stream = (text: string) => new Blob([text]).stream();
    const send = (body: BodyInit) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-12345' };
      const init = { method: 'POST', headers, body, duplex: 'half' };
      return kit.request('/api/leads', init);
    };
    expect((await send(whole(65_536))).status).toBe(200);
    expect((await send(stream(whole(65_536)))).status).toBe(200);
    expect((await send(stream(whole(65_537)))).status).toBe(413);
  });

  test.each([
    ['its own origin', { origin: `http://${HOST}` }],
    ['its public origin, behind a proxy', { origin: 'https://harbour-city-motors.example' }],
    ['a page of this site, by fetch metadata', { 'sec-fetch-site': 'same-origin' }],
  ])('accepts a lead from %s', async (_name, headers) => {
    expect((await kit.postLead(person, headers)).status).toBe(200);
  });

  describe('from a plain form', () => {
    it('[EN-07] redirects to /success, and stores a repeated post once', async () => {
      const first = await form({ ...person, car_id: '20000', idempotency_key: '', elapsed_ms: '' });
      expect([first.status, first.headers.get('location')]).toEqual([303, '/success']);
      expect((await form({ ...person, car_id: '20000' })).headers.get('location')).toBe('/success');
      expect(await leads()).toHaveLength(1);
      expect((await leads())[0]?.payload).toMatchObject({ car_id: 20_000, opt_in: false });
    });

    it('accepts a multipart form with checkboxes', async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(person)) body.set(name, value);
      body.set('opt_in', 'on');
      body.append('additional_services', 'Finance');
      body.append('additional_services', 'Trade-in');
      body.set('photo', new Blob(['x']), 'photo.jpg');
      const response = await kit.request('/api/leads', {
        method: 'POST',
        headers: { accept: 'text/html' },
        body,
      });
      expect(response.headers.get('location')).toBe('/success');
      expect((await leads())[0]?.payload).toMatchObject({
        opt_in: true,
        additional_services: ['Finance', 'Trade-in'],
      });
    });

    test.each([
      ['to its `back` path', { back: '/cars/a?ref=1' }, {}, '/cars/a?ref=1&form_error=postcode#enquiry'],
      ['to the referrer', {}, { referer: `http://${HOST}/cars/b` }, '/cars/b?form_error=postcode#enquiry'],
      ['to the contact page by default', {}, {}, '/contact-us?form_error=postcode#enquiry'],
      [
        'to the contact page if `back` is another site',
        { back: '//evil.example' },
        {},
        '/contact-us?form_error=postcode#enquiry',
      ],
      [
        'to the contact page if `back` has a backslash',
        { back: '/\\evil.example' },
        {},
        '/contact-us?form_error=postcode#enquiry',
      ],
      [
        'to the contact page if the referrer is another site',
        {},
        { referer: 'https://evil.example/a' },
        '/contact-us?form_error=postcode#enquiry',
      ],
    ])(
      '[EN-07] an invalid form is redirected %s, without its input in the URL',
      async (_n, back, headers, to) => {
        const response = await form({ ...person, postcode: '12', ...back }, headers);
        expect([response.status, response.headers.get('location')]).toEqual([303, to]);
      },
    );

    it('redirects spam with the error “spam”', async () => {
      const response = await form({ ...person, company_url: 'x' });
      expect(response.headers.get('location')).toBe('/contact-us?form_error=spam#enquiry');
    });

    it('responds with JSON to a script that sends a form', async () => {
      const response = await form(person, { accept: 'application/json' });
      expect(await response.json()).toEqual({ lead_id: (await leads())[0]?.id });
    });
  });

  it('writes no personal data to the log, also after errors', async () => {
    kit.logs.length = 0;
    await kit.postLead({ ...person, car_id: 20_000 }, { 'user-agent': person.name });
    await kit.postLead({ ...person, postcode: person.email });
    await kit.postLead({ ...person, message: `${person.message} http://a http://b http://c` });
    await form({ ...person, postcode: '1', back: `/cars/${person.last_name}` });
    await kit.request(`/api/leads?email=${person.email}`, { method: 'POST', body: 'x' });
    await kit.request(`/api/cars/${person.last_name}?email=${person.email}`);
    await sql`alter table outbox add constraint refuse check (topic <> 'lead.email') not valid`.execute(
      kit.database.db,
    );
    const failed = await kit.postLead({ ...person, email: `x${person.email}` });
    await sql`alter table outbox drop constraint refuse`.execute(kit.database.db);
    expect(failed.status).toBe(500);
    expect(problemSchema.parse(await failed.json()).error).toBe('An unexpected error occured');

    const log = kit.logs.join('');
    expect(kit.logs.length).toBeGreaterThanOrEqual(8);
    expect(log).toContain('unexpected error');
    for (const word of [...Object.values(person), 'zebra', '587621']) expect(log).not.toContain(word);
  });
});

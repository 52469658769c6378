import { fixedNow, namedCars } from '@forecourt/fixtures';
import { siteServices } from '@forecourt/page/loader';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider, createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { loadEnquire } from '../logic/load-enquire.ts';
import { loadSuccess } from '../logic/load-success.ts';
import type { RefusedForm } from '../logic/refused-form.ts';
import { EnquireScreen } from '../screens/EnquireScreen.tsx';
import { json, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite, threeLocations } from '../testing/TestSite.tsx';
import { action, loader } from './enquire.tsx';

const origin = 'https://dealer.example';
const car = namedCars.reduced;
const priya = {
  name: 'Priya',
  last_name: 'Nair',
  email: 'priya.nair@example.com',
  phone: '0491 570 156',
  postcode: '4006',
  message: 'Is it still here?',
};

function servicesOf(platform = testPlatform({ cars: [car] }), site = testSite()) {
  return { site, now: fixedNow, fetch: platform.fetch, searchKey: '', origin, nonce: null };
}

/** Posts a form as a browser without JavaScript does. */
async function post(
  form: Record<string, string>,
  { platform = testPlatform({ cars: [car] }), site = testSite(), path = '/enquire', headers = {} } = {},
) {
  const context = new RouterContextProvider();
  context.set(siteServices, servicesOf(platform, site));
  const { queryRoute } = createStaticHandler([{ id: 'enquire', path: '/enquire', action, loader }]);
  const request = new Request(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'user-agent': 'Browser', ...headers },
  });
  // A response of 400 or more is thrown.
  const answer: unknown = await queryRoute(request, { requestContext: context }).catch(
    (refused: unknown) => refused,
  );
  if (!(answer instanceof Response)) throw new Error('The route did not answer with a Response.');
  return { answer, leads: platform.leads };
}

/** A text in a regular expression. */
const escaped = (text: string) => text.replaceAll('+', '\\+');

/** The time on the success page for a request with these headers. */
const bookedFor = (headers: Record<string, string>) =>
  loadSuccess(servicesOf(), new Request(`${origin}/success`, { headers })).booked;

describe('without JavaScript', () => {
  test.each([
    ['[EN-05]', 'photos', 'Request Photos', 'Please send photos for this car'],
    ['[EN-04]', 'test-drive', 'Test Drive', 'I would like to test drive this car.'],
  ])(
    '%s %s needs no message, and the lead has the kind of enquiry',
    async (_id, about, category, message) => {
      const path = `/enquire?about=${about}&car=${car.slug}`;
      const { answer, leads } = await post({ ...priya, message: '' }, { path });
      expect(answer.status).toBe(303);
      expect(leads[0]?.lead).toMatchObject({ car_id: car.id, category, page_id: about, message });
      expect(leads[0]?.lead.answers).toEqual(about === 'photos' ? { 'Request Photos': message } : {});
    },
  );

  test('[EN-03] a finance enquiry has the loan of its URL, and the form keeps it in its action', async () => {
    const path = `/enquire?about=finance&car=${car.slug}&term=4&pay=monthly&query=me`;
    const { leads } = await post({ ...priya, message: '' }, { path });
    expect(leads[0]?.lead.loan).toBe('term=4&pay=monthly');
    const page = await loadEnquire(servicesOf(), new URL(`${origin}${path}`));
    const html = renderToString(
      <TestSite>
        <EnquireScreen page={page} refused={null} />
      </TestSite>,
    );
    const action = `/enquire?about=finance&amp;car=${car.slug}&amp;term=4&amp;pay=monthly`;
    expect(html).toContain(`action="${action}"`);
  });

  test('[EN-04] the booked time is in a cookie of the success page, not in its URL', async () => {
    const slot = '2026-11-23T09:00:00+10:00';
    const path = `/enquire?about=test-drive&car=${car.slug}`;
    const { answer } = await post({ ...priya, dateTime: slot }, { path });
    expect(answer.headers.get('location')).toBe(`/success?counted=Test+Drive&car_id=${car.id}`);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Path=\/success; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(bookedFor({ cookie: cookie.split(';')[0] ?? '' })).toEqual({ slot, locationId: car.location_id });
    expect(bookedFor({})).toBeNull();
    const untimed = (await post(priya, { path })).answer.headers.get('set-cookie') ?? '';
    expect(bookedFor({ cookie: untimed.split(';')[0] ?? '' })).toBeNull();
  });

  test('[EN-07] an accepted form creates a lead and redirects to the success page, with no personal data in the URL', async () => {
    const { answer, leads } = await post(
      { ...priya, opt_in: 'on', started_at: '5', form_key: 'k' },
      {
        path: `/enquire?car=${car.slug}`,
        headers: { referer: `${origin}/enquire?car=${car.slug}&utm_source=news` },
      },
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/success?counted=Vehicle+Enquiry&car_id=${car.id}`);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.lead).toMatchObject({
      ...priya,
      car_id: car.id,
      opt_in: true,
      started_at: 5,
      elapsed_ms: null,
      category: 'Vehicle Enquiry',
      url: `${origin}/enquire?utm_source=news`,
      lead_attributes: { linked_query_params: { utm_source: 'news' } },
    });
    expect(leads[0]?.headers.get('user-agent')).toBe('Browser');
  });

  test('[EN-07] the same form sent twice has one idempotency key; other content or another page has another', async () => {
    const keyOf = async (form: Record<string, string>) => (await post(form)).leads[0]?.key;
    const form = { ...priya, form_key: 'k' };
    expect(await keyOf(form)).toBe(await keyOf(form));
    expect(await keyOf({ ...form, message: 'And its price?' })).not.toBe(await keyOf(form));
    expect(await keyOf({ ...form, form_key: 'other' })).not.toBe(await keyOf(form));
    expect(await keyOf(priya)).toBe(await keyOf(priya));
  });

  test('[EN-01] a rejected form is rendered again with status 422, the errors and the input', async () => {
    const { answer, leads } = await post({ ...priya, postcode: '40', opt_in: 'on' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      values: { ...priya, postcode: '40', opt_in: true },
      errors: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
      failure: null,
    });
    expect(leads).toHaveLength(0);
  });

  test('errors from the API are rendered the same way', async () => {
    const fields = { email: ['Please enter a valid email address.'] };
    const platform = testPlatform({
      answer: () => json(422, { error: 'Please fix the following errors:', fields }),
    });
    const { answer } = await post(priya, { platform });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { email: 'Please enter a valid email address.' },
      failure: null,
    });
  });

  test.each([
    [429, 'Too many messages have been sent from here.', 429, 'Too many messages have been sent from here.'],
    [500, 'An unexpected error occured', 500, 'An error occurred when submitting this form'],
  ])(
    '[EN-07] a failure with status %i keeps the input and shows a message',
    async (status, error, shown, text) => {
      const platform = testPlatform({ answer: () => json(status, { title: 'x', error }) });
      const { answer } = await post(priya, { platform });
      expect(answer.status).toBe(shown);
      expect(await answer.json()).toMatchObject({ values: priya, failure: text });
    },
  );

  test.each([
    ['{}', 'An error occurred when submitting this form'],
    ['{"error":"Please call us."}', 'Please call us.'],
    ['{"lead_id":""}', 'An error occurred when submitting this form'],
    ['<!doctype html><title>Welcome</title>', 'An error occurred when submitting this form'],
    ['', 'An error occurred when submitting this form'],
  ])('[EN-02] a 200 response with %j is not a success: the input stays', async (body, text) => {
    const platform = testPlatform({ answer: () => new Response(body) });
    const { answer } = await post(priya, { platform });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ values: priya, failure: text });
  });

  test('a platform that cannot be reached is a 503', async () => {
    const platform = testPlatform({
      answer: () => {
        throw new TypeError('fetch failed');
      },
    });
    expect((await post(priya, { platform })).answer.status).toBe(503);
  });

  test('[EN-10] an enquiry about a removed vehicle asks for a similar one and has its slug', async () => {
    const { leads } = await post(priya, { path: '/enquire?car=gone' });
    expect(leads[0]?.lead).toMatchObject({
      category: 'Vehicle Enquiry',
      subcategory: 'Find me something similar',
      car_id: null,
      answers: { 'Vehicle asked about': 'gone' },
    });
  });

  test('a general enquiry goes to the selected location', async () => {
    const site = testSite({}, { locations: threeLocations });
    const { leads } = await post({ ...priya, location: '2' }, { site });
    expect(leads[0]?.lead).toMatchObject({ location: 'Example Aspley - Sales', location_id: 2 });
  });

  test('a general enquiry goes to the selected department', async () => {
    const site = testSite({}, { locations: threeLocations });
    const { leads } = await post({ ...priya, location: '3' }, { site });
    expect(leads[0]?.lead).toMatchObject({ location: 'Example Aspley - Service', location_id: 3 });
  });

  test('the value of the honeypot field is sent to the API', async () => {
    const { leads } = await post({ ...priya, company_url: 'https://spam.example' });
    expect(leads[0]?.lead.company_url).toBe('https://spam.example');
  });

  test('a post of more than 64 KB is not read', async () => {
    const { answer } = await post(
      { ...priya, message: 'x'.repeat(70_000) },
      { headers: { 'content-length': '70100' } },
    );
    expect(answer.status).toBe(413);
  });
});

describe('a test drive without JavaScript', () => {
  const path = `/enquire?about=test-drive&car=${car.slug}`;
  const slot = '2026-11-23T09:00:00+10:00';
  const taken = { dateTime: ['This time was just taken. Please choose another one.'] };

  /** Renders the page, for a GET or a POST. */
  async function html(platform: ReturnType<typeof testPlatform>, refused: RefusedForm | null = null) {
    const page = await loadEnquire(servicesOf(platform), new URL(origin + path));
    return renderToString(
      <TestSite>
        <EnquireScreen page={page} refused={refused} />
      </TestSite>,
    );
  }

  test('[EN-04] the days and free times of the vehicle’s location are radio buttons in the page, none chosen', async () => {
    const page = await html(testPlatform({ cars: [car], slots: { 1: [slot, '2026-11-23T09:30:00+10:00'] } }));
    expect(page).toContain('Test Drive Booking Date');
    expect(page).toMatch(/<input type="radio"[^>]*name="dateTime" value="2026-11-23"\/>/);
    expect(page).toContain('Times on Monday 23 November');
    expect(page).toMatch(
      new RegExp(`<input type="radio" name="time-2026-11-23" value="${escaped(slot)}"/>9:00 am`),
    );
    expect(page).toMatch(/<input type="radio"[^>]*name="dateTime" checked="" value=""\/>Call me/);
  });

  test('[EN-04] a chosen day and its time are one time of the lead', async () => {
    const form = {
      ...priya,
      dateTime: '2026-11-23',
      'time-2026-11-23': slot,
      'time-2026-11-24': '2026-11-24T09:00:00+10:00',
    };
    const { leads } = await post(form, { path });
    expect(leads[0]?.lead.dateTime).toBe(slot);
  });

  test('[EN-04] a day without a time is an error at its first time, and the day stays chosen', async () => {
    const { answer, leads } = await post(
      { ...priya, dateTime: '2026-11-23', 'time-2026-11-24': slot },
      { path },
    );
    expect(answer.status).toBe(422);
    expect(leads).toEqual([]);
    const refused: RefusedForm = await answer.json();
    expect(refused).toMatchObject({
      values: { ...priya, dateTime: '2026-11-23' },
      errors: { dateTime: 'Please choose a time for that day.' },
    });
    const page = await html(testPlatform({ cars: [car], slots: { 1: [slot] } }), refused);
    expect(page).toMatch(/name="dateTime" checked="" value="2026-11-23"/);
    const [, linked = ''] = /<a href="#([^"]+)"[^>]*>Please choose a time/.exec(page) ?? [];
    expect(page).toContain(`<input type="radio" id="${linked}" name="time-2026-11-23" value="${slot}"/>`);
  });

  test.each([
    ['no time is free', testPlatform({ cars: [car], slots: { 1: [] } }), 'There are no free times'],
    ['the request fails', testPlatform({ cars: [car] }), 'We can’t show free times right now.'],
    [
      'the response is invalid',
      testPlatform({
        cars: [car],
        answer: (asked) => (asked.startsWith('/api/app') ? json(200, { slots: 5 }) : null),
      }),
      'We can’t show free times right now.',
    ],
  ])('[EN-04] where %s the form says so, and can be sent without a time', async (_name, platform, words) => {
    const page = await html(platform);
    expect(page).toContain(words);
    expect(page).not.toContain('name="dateTime"');
    const { answer, leads } = await post({ ...priya, message: '' }, { platform, path });
    expect(answer.status).toBe(303);
    expect(leads[0]?.lead.dateTime).toBeNull();
  });

  test('[EN-04] nothing is booked for a vehicle that was reserved meanwhile, and the form says so', async () => {
    const held = { ...car, reserved: true };
    const { answer, leads } = await post(
      { ...priya, dateTime: slot },
      { platform: testPlatform({ cars: [held] }), path },
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      values: { name: priya.name },
      failure: 'Nothing was booked. This car is reserved. Not by you? Ask us to tell you if it comes free.',
    });
    expect(leads).toEqual([]);
  });

  test('[EN-04] a selected time is sent with the lead', async () => {
    const { leads } = await post({ ...priya, dateTime: slot }, { path });
    expect(leads[0]?.lead).toMatchObject({ category: 'Test Drive', car_id: car.id, dateTime: slot });
  });

  test('[EN-04] a plain enquiry has no time, whatever is posted', async () => {
    const { leads } = await post({ ...priya, dateTime: slot }, { path: `/enquire?car=${car.slug}` });
    expect(leads[0]?.lead.dateTime).toBeNull();
  });

  test('[EN-04] a time taken meanwhile is an error at its field, and the input stays', async () => {
    const platform = testPlatform({
      cars: [car],
      answer: (asked) =>
        asked === '/api/leads'
          ? json(422, { error: 'Please fix the following errors:', fields: taken })
          : null,
    });
    const { answer } = await post({ ...priya, dateTime: slot, opt_in: 'on' }, { platform, path });
    expect(answer.status).toBe(422);
    const refused: RefusedForm = await answer.json();
    expect(refused).toMatchObject({
      values: { ...priya, dateTime: slot, opt_in: true },
      errors: { dateTime: 'This time was just taken. Please choose another one.' },
      failure: null,
    });
    const page = await html(
      testPlatform({ cars: [car], slots: { 1: ['2026-11-23T09:30:00+10:00'] } }),
      refused,
    );
    expect(page).toMatch(
      new RegExp(`name="time-2026-11-23" checked="" value="${escaped(slot)}"/>9:00 am \\(not free\\)`),
    );
    expect(page).toMatch(/name="dateTime" checked="" value="2026-11-23"/);
    expect(page).toContain('value="Priya"');
    expect(page).toContain('This time was just taken. Please choose another one.');
  });
});

describe('the server-rendered page', () => {
  async function html(refused: RefusedForm | null = null) {
    const page = await loadEnquire(servicesOf(), new URL(`${origin}/enquire?car=${car.slug}`));
    return renderToString(
      <TestSite>
        <EnquireScreen page={page} refused={refused} />
      </TestSite>,
    );
  }

  test('[EN-01] it is a plain form that posts to itself, with autocomplete tokens', async () => {
    const page = await html();
    expect(page).toMatch(new RegExp(`<form [^>]*action="/enquire\\?car=${car.slug}" method="post"`));
    for (const token of ['given-name', 'family-name', 'email', 'tel', 'postal-code'])
      expect(page).toContain(`autoComplete="${token}"`);
    expect(page).toMatch(/inputMode="numeric"[^>]*maxLength="4"|maxLength="4"[^>]*inputMode="numeric"/);
    expect(page).toMatch(/name="form_key" value="[0-9a-f]{32}"/);
    expect(page).not.toMatch(/name="opt_in"[^>]*checked/);
    expect(page).not.toContain('style=');
  });

  test('[EN-07] a rejected form shows the error summary, the error at its field, and the values', async () => {
    const values = {
      ...priya,
      postcode: '40',
      location: '',
      dateTime: '',
      offer_accepted: '',
      opt_in: true,
      terms_conditions: false,
      values: {},
    };
    const errors = { postcode: 'Invalid postcode. Please enter a 4-digit number.' };
    const page = await html({
      ...{ values, errors, failure: null, notice: null, value: null, step: 0, status: 422 },
    });
    expect(page).toContain('Please fix the following errors:');
    expect(page).toMatch(/role="alert"/);
    expect(page).toMatch(/aria-invalid="true"/);
    expect(page).toContain('value="Priya"');
    expect(page).toContain('Is it still here?');
    expect(page).toMatch(/name="opt_in"[^>]*checked|checked[^>]*name="opt_in"/);
  });
});

import { fixedNow, namedCars } from '@forecourt/fixtures';
import { siteServices } from '@forecourt/page/loader';
import { exampleDealer } from '@forecourt/site-config';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider, createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { financeEnquiry, serviceBooking } from '../declared/index.ts';
import { loadEnquire } from '../logic/load-enquire.ts';
import type { RefusedForm } from '../logic/refused-form.ts';
import { EnquireScreen } from '../screens/EnquireScreen.tsx';
import { testPlatform } from '../testing/platform.ts';
import { TestSite, testSite, threeLocations } from '../testing/TestSite.tsx';
import { action, loader } from './enquire.tsx';

const origin = 'https://dealer.example';
const site = testSite({ forms: [serviceBooking(), financeEnquiry()] });
const group = testSite(
  { forms: [financeEnquiry()] },
  {
    dealerships: [exampleDealer.dealerships[0], { id: 8, slug: 'aspley', name: 'Aspley' }].flatMap(
      (each) => each ?? [],
    ),
    locations: threeLocations.map((each) =>
      each.id === 2 ? { ...each, dealership_id: 8, dealership_slug: 'aspley' } : each,
    ),
  },
);
const car = namedCars.reduced;
const vehicle = {
  ...{ 'values.known': 'Number plate', 'values.Rego': '123 ABC', 'values.state': 'QLD' },
  ...{ 'values.vehicle': '', 'values.year': '', 'values.odometer': '' },
};
const contact = {
  ...{ name: 'Priya', last_name: 'Nair', email: 'priya.nair@example.com' },
  ...{ phone: '0491 570 156', postcode: '4006' },
};
const whole = {
  ...vehicle,
  ...contact,
  'values.jobs': 'Brakes',
  'values.meanwhile': 'I’ll wait',
  'values.ready': 'Text me',
};

function services(platform = testPlatform({ cars: [car] }), of = site) {
  return { site: of, now: fixedNow, fetch: platform.fetch, searchKey: '', origin, nonce: null };
}

/** Posts a step as a browser without JavaScript does; the page then shows what the answer says. */
async function post(
  step: number,
  form: Record<string, string>,
  path = '/service',
  of = site,
  platform = testPlatform({ cars: [car] }),
) {
  const context = new RouterContextProvider();
  context.set(siteServices, services(platform, of));
  const { queryRoute } = createStaticHandler([
    { id: 'form', path: new URL(path, origin).pathname, action, loader },
  ]);
  const request = new Request(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, form_step: String(step) }),
  });
  const answer: unknown = await queryRoute(request, { requestContext: context }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error('The route did not answer with a Response.');
  const refused: RefusedForm | null = answer.status === 303 ? null : await answer.json();
  return { answer, refused, leads: platform.leads };
}

async function html(refused: RefusedForm | null = null, path = '/service') {
  const page = await loadEnquire(services(), new URL(origin + path));
  return renderToString(
    <TestSite site={site}>
      <EnquireScreen page={page} refused={refused} />
    </TestSite>,
  );
}

/** The names of the fields that a visitor sees. */
const shown = (page: string) =>
  [
    ...page.matchAll(
      /<(?:input|textarea|select)(?![^>]*type="hidden")[^>]* name="(values\.[^"]+|name|email)"/g,
    ),
  ].map(([, name]) => name);

/** The values that a page carries, by name. */
const carried = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(values\.[^"]+|form_step)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

describe('[EN-02] a form of several steps without JavaScript', () => {
  test('the page shows the first step, its number, and no field of another', async () => {
    const page = await html();
    expect(page).toContain('Your vehicle');
    expect(page.replaceAll('<!-- -->', '')).toContain('Step 1 of 3');
    expect([...new Set(shown(page))]).toEqual(
      ['known', 'Rego', 'state', 'vehicle', 'year', 'odometer'].map((name) => `values.${name}`),
    );
    expect(page).not.toContain('value="back"');
  });

  test('Continue shows the next step and carries the answers', async () => {
    const { answer, refused, leads } = await post(0, vehicle);
    expect([answer.status, refused?.step, refused?.errors]).toEqual([200, 1, {}]);
    const page = await html(refused);
    expect(new Set(shown(page))).toEqual(new Set(['values.jobs', 'values.notes']));
    expect(carried(page)).toMatchObject({
      ...{ 'values.Rego': '123 ABC', 'values.state': 'QLD', form_step: '1' },
    });
    expect(page).toContain('value="back"');
    expect(leads).toEqual([]);
  });

  test('errors of the step keep it and its input; those of later steps are not named', async () => {
    const { answer, refused } = await post(0, { ...vehicle, 'values.Rego': ' ' });
    expect([answer.status, refused?.step]).toEqual([422, 0]);
    expect(refused?.errors).toEqual({ 'values.Rego': 'Registration: please fill this in.' });
    expect(await html(refused)).toMatch(/selected=""[^>]*>QLD|value="QLD" selected/);
  });

  test('Back shows the step before without checking anything', async () => {
    const { answer, refused } = await post(1, { ...vehicle, form_go: 'back' });
    expect([answer.status, refused?.step, refused?.errors]).toEqual([200, 0, {}]);
    expect(await html(refused)).toContain('value="123 ABC"');
  });

  test('the last step sends the lead', async () => {
    const { answer, leads } = await post(2, whole);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/success?counted=Service+Booking',
    ]);
    expect(leads[0]?.lead).toMatchObject({
      ...contact,
      page_id: 'service',
      category: 'Service Booking',
      message: 'I would like to book my vehicle in.',
      values: { Rego: '123 ABC', state: 'QLD', vehicle: '', jobs: ['Brakes'], ready: 'Text me' },
    });
  });

  test.each([
    ['{}', 'An unexpected error occured'],
    ['{"error":"Please call us."}', 'Please call us.'],
  ])(
    '[AN-02] a response %s without a lead id is no success: it reads %s, and the input stays',
    async (body, text) => {
      const platform = testPlatform({
        answer: (asked) => (asked === '/api/leads' ? new Response(body) : null),
      });
      const { answer, refused } = await post(2, whole, '/service', site, platform);
      expect([answer.status, refused?.failure, refused?.step]).toEqual([503, text, 2]);
      const page = await html(refused);
      expect(page).toContain(text);
      expect(page).toContain('value="Priya"');
    },
  );

  test.each([
    ['a carried answer that was changed', { ...whole, 'values.Rego': '' }, '2', 0],
    ['a step that is skipped', contact, '2', 0],
    ['a step that does not exist', { ...whole, 'values.jobs': 'Magic' }, '99', 1],
  ])('%s is an error at its step, and nothing is sent', async (_name, form, step, at) => {
    const { answer, refused, leads } = await post(Number(step), form);
    expect([answer.status, refused?.step]).toEqual([422, at]);
    expect(leads).toEqual([]);
  });

  test.each(['-1', 'x', '1.5', ''])('the step %j is the first', async (step) => {
    const { refused } = await post(0, { ...vehicle, form_step: step });
    expect(refused?.step).toBeLessThanOrEqual(1);
  });

  test('a text of 10,000 characters comes back whole', async () => {
    const long = 'x'.repeat(10_000);
    const { refused } = await post(1, { ...vehicle, 'values.jobs': 'Brakes', 'values.notes': long });
    expect(refused?.errors).toEqual({ 'values.notes': 'Please shorten this text.' });
    expect(await html(refused)).toContain(long);
  });
});

describe('[RT-19] the finance pages', () => {
  const path = `/personalised/finance?car_id=${car.slug}&vehiclePriceBudget=24990&term=5+years`;

  test('fill in the price and name the vehicle; the form stands at #finance-form', async () => {
    const page = await html(null, path);
    expect(page).toMatch(/id="finance-form"/);
    expect(page).toMatch(
      /name="values\.vehiclePriceBudget"[^>]*value="24990"|value="24990"[^>]*vehiclePriceBudget/,
    );
    expect(page).toContain(car.make);
    expect(page).toMatch(/checked=""[^>]*value="5 years"|value="5 years"[^>]*checked=""/);
  });

  test.each(['abc', '-5', '1e9', '<b>'])('a price of %j is not filled in', async (price) => {
    const page = await html(null, `/finance?vehiclePriceBudget=${encodeURIComponent(price)}`);
    expect(page).toMatch(/name="values\.vehiclePriceBudget"[^>]*value=""|value=""[^>]*vehiclePriceBudget/);
  });

  test('the lead is about the vehicle', async () => {
    const form = {
      ...contact,
      'values.vehiclePriceBudget': '24990',
      'values.term': '5 years',
      'values.use': 'Personal use',
      'values.work': 'Full time',
      'values.callTime': 'Morning',
    };
    const { answer, leads } = await post(1, form, path);
    expect(answer.status).toBe(303);
    expect(leads[0]?.lead).toMatchObject({
      car_id: car.id,
      category: 'Finance Enquiry',
      page_id: 'finance-enquiry',
    });
  });
});

test('every path of a form has the page, and the first is the canonical one, open to search engines', async () => {
  for (const path of ['/finance', '/finance-pre-approval', '/apply-for-finance/']) {
    const { head, topic } = await loadEnquire(services(), new URL(origin + path));
    expect([head.canonical, head.noindex, topic.title]).toEqual([
      `${origin}/finance`,
      false,
      'Talk to us about finance',
    ]);
  }
});

describe('[RT-19] the dealership of a finance link', () => {
  const answers = {
    ...contact,
    ...{ 'values.vehiclePriceBudget': '30000', 'values.term': '5 years', 'values.use': 'Personal use' },
    ...{ 'values.work': 'Full time', 'values.callTime': 'Morning' },
  };
  test.each([
    ['answers an enquiry about no vehicle', '?preferredDealership=aspley', 2],
    ['answers one about a vehicle that is gone', '?preferredDealership=aspley&car_id=999', 2],
    ['leaves one about a vehicle to its place', `?preferredDealership=aspley&car_id=${car.slug}`, null],
    ['changes nothing where the site has none of that name', '?preferredDealership=elsewhere', null],
  ])('%s', async (_what, query, location_id) => {
    const { answer, leads } = await post(1, answers, `/finance${query}`, group);
    expect(answer.status).toBe(303);
    expect(leads[0]?.lead).toMatchObject({ page_id: 'finance-enquiry', location_id });
  });
});

import { fixedNow, namedCars } from '@forecourt/fixtures';
import { siteServices } from '@forecourt/page/loader';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { sellYourCar } from '../declared/index.ts';
import { loadEnquire } from '../logic/load-enquire.ts';
import type { RefusedForm } from '../logic/refused-form.ts';
import { EnquireScreen } from '../screens/EnquireScreen.tsx';
import { json, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite, threeLocations } from '../testing/TestSite.tsx';
import { ownVehicle, plate, valuation } from '../testing/trade-in.ts';
import { action, loader } from './enquire.tsx';

const origin = 'https://dealer.example';
const path = '/cars/trade-in';
type Platform = ReturnType<typeof testPlatform>;
type Given = { onlineValuation?: boolean; locations?: typeof threeLocations };
const oneLocation = threeLocations.slice(0, 1);
const known = () => testPlatform({ plate, valuation });
const values = (given: Partial<typeof ownVehicle>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`values.${name}`, value]));
const { rego, regoState, kms, ...answers } = ownVehicle;
const first = values({ rego, regoState, kms });
const second = values(answers);
const contact = {
  ...{ name: 'Priya', last_name: 'Nair', email: 'priya.nair@example.com' },
  ...{ phone: '0491 570 156', postcode: '4006' },
  ...{ 'values.do-you-have-a-trade-in': 'Yes', 'values.PreferredContactMethod': 'Phone' },
};

function services(platform: Platform, { onlineValuation = true, locations = oneLocation }: Given = {}) {
  const site = testSite({ forms: [sellYourCar()], onlineValuation }, { locations });
  return { site, now: fixedNow, fetch: platform.fetch, searchKey: '', origin, nonce: null };
}

/** Posts a step as a browser without JavaScript does, and returns the page that follows. */
async function post(
  step: number,
  form: Record<string, string>,
  platform = known(),
  { query = '', ...of }: Given & { query?: string } = {},
) {
  const given = services(platform, of);
  const context = new RouterContextProvider();
  context.set(siteServices, given);
  const { queryRoute } = createStaticHandler([{ id: 'form', path, action, loader }]);
  const body = new URLSearchParams({ ...form, form_step: String(step) });
  const request = new Request(origin + path + query, { method: 'POST', body });
  const answer: unknown = await queryRoute(request, { requestContext: context }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error('The route did not answer with a Response.');
  const refused: RefusedForm | null = answer.status === 303 ? null : await answer.json();
  const page = await loadEnquire(given, new URL(origin + path + query));
  const html = renderToString(
    <TestSite site={given.site}>
      <EnquireScreen page={page} refused={refused} />
    </TestSite>,
  );
  return { status: answer.status, refused, platform, html: html.replaceAll('<!-- -->', '') };
}

describe('[EN-06] a trade-in valuation without JavaScript', () => {
  test('the number plate fills in the vehicle, which can be changed', async () => {
    const { html, refused } = await post(0, first);
    expect(refused?.step).toBe(1);
    expect(html).toContain('That looks like a 2022 Toyota RAV4 GX. Change it below if it isn’t yours.');
    expect(html).toMatch(/name="values.Trade-In Make"[^>]* value="Toyota"/);
    expect(html).toMatch(/name="values.Trade-In Year"[^>]* value="2022"/);
  });

  test('a plate that is not known, or a service that is down, asks for the vehicle', async () => {
    for (const platform of [testPlatform(), testPlatform({ answer: () => json(503, { title: 'Down' }) })]) {
      const { html, status } = await post(0, first, platform);
      expect(status).toBe(200);
      expect(html).toContain('We couldn’t look up your plate. Please tell us what you drive.');
    }
  });

  test('a vehicle that the shopper corrected stays, until the plate is another', async () => {
    const corrected = { ...first, ...second, 'values.Trade-In Model': 'Corolla' };
    const same = await post(0, { ...corrected, form_plate: '123 ABC QLD' });
    expect(same.html).toMatch(/name="values.Trade-In Model"[^>]* value="Corolla"/);
    const other = await post(0, { ...corrected, form_plate: '999 ZZZ QLD' });
    expect(other.html).toMatch(/name="values.Trade-In Model"[^>]* value="RAV4"/);
  });

  test('the last step shows the range with what it rests on, and asks about it', async () => {
    const { html, platform } = await post(1, { ...first, ...second });
    expect(platform.valued).toEqual([
      {
        ...{ rego: '123 ABC', regoState: 'QLD', kms: 42_000, year: 2022, make: 'Toyota', model: 'RAV4' },
        adjustmentAnswers: { condition: 'good', service_history: 'full', accidents: 'none', finance: 'No' },
      },
    ]);
    expect(html).toContain('$24,300 to $28,900');
    expect(html).toContain('Based on the prices of 7 similar vehicles');
    expect(html).toContain('Valid until 26 October 2026');
    expect(html).toContain('-$4,800');
    expect(html).toContain('name="offer_accepted"');
    expect(html).toContain('name="valuation_id" value="signed-value"');
  });

  test('without an online figure it says why, and the form can be sent', async () => {
    const no_figure = 'We do not give online values for vehicles over 100,000 km.';
    const platform = testPlatform({ plate, valuation: { ...valuation, range: null, no_figure } });
    const { html } = await post(1, { ...first, ...second }, platform);
    expect(html).toContain(no_figure);
    expect(html).not.toContain('offer_accepted');
    expect(html).toContain('Send my details');
  });

  test('a shopper is called unless they choose another way', async () => {
    const { html } = await post(1, { ...first, ...second, 'values.PreferredContactMethod': 'Phone' });
    expect(html).toMatch(/checked=""[^>]*value="Phone"|value="Phone"[^>]*checked=""/);
    const chosen = await post(1, { ...first, ...second, 'values.PreferredContactMethod': 'SMS' });
    expect(chosen.html).toMatch(/checked=""[^>]*value="SMS"|value="SMS"[^>]*checked=""/);
    const page = await loadEnquire(services(known()), new URL(origin + path));
    const start = renderToString(
      <TestSite site={services(known()).site}>
        <EnquireScreen page={page} refused={null} />
      </TestSite>,
    );
    expect(start, 'every step carries it').toContain('name="values.PreferredContactMethod" value="Phone"');
  });

  test.each([
    ['QLD', undefined],
    ['VIC', { state: 'VIC' }],
  ] as const)('the plate is of %s at first, with %j', async (state, options) => {
    const site = testSite({ forms: [sellYourCar(options)] });
    const page = await loadEnquire({ ...services(known()), site }, new URL(origin + path));
    const html = renderToString(
      <TestSite site={site}>
        <EnquireScreen page={page} refused={null} />
      </TestSite>,
    );
    expect(html.match(/<option[^>]*selected=""[^>]*>([^<]+)/)?.[1]).toBe(state);
  });

  test('the page answers which vehicles get no online estimate, and what is needed while money is owed', async () => {
    const { html } = await post(0, first);
    const faq = html.slice(html.indexOf('id="questions"'));
    expect(faq.match(/<details/g)?.length).toBeGreaterThan(3);
    expect(faq).toContain('over 7 years old or 100,000 km generally get no online estimate');
    expect(faq).toContain('a letter from your finance institution with the outstanding balance');
  });

  test('a valuation that fails does not stop the lead', async () => {
    const { html, platform } = await post(1, { ...first, ...second }, testPlatform());
    expect(html).toContain('We cannot work out a value right now.');
    const { status } = await post(2, { ...first, ...second, ...contact }, platform);
    expect(status).toBe(303);
    expect(platform.leads[0]?.lead).toMatchObject({ valuation_id: null, offer_accepted: null });
  });

  test('the lead has the signed value that was shown, and the answer to it', async () => {
    const shown = { valuation_id: 'signed-value', offer_accepted: 'Yes' };
    const { status, platform } = await post(2, { ...first, ...second, ...contact, ...shown });
    expect(status).toBe(303);
    expect(platform.leads[0]?.lead).toMatchObject({ ...shown, page_id: 'sell-your-car' });
  });

  test('a dealer with several sales locations asks which one, and the lead has it', async () => {
    const of = { locations: threeLocations };
    const all = { ...first, ...second, ...contact };
    const unasked = await post(2, all, known(), of);
    expect(unasked.status).toBe(422);
    expect(unasked.refused?.errors['location']).toBe('Please choose a location.');
    const choice = /<select[^>]*name="location".*?<\/select>/.exec(unasked.html)?.[0];
    expect([...(choice ?? '').matchAll(/value="([^"]+)"/g)].map(([, id]) => id)).toEqual(['1', '2']);
    const { status, platform } = await post(2, { ...all, location: '2' }, known(), of);
    expect(status).toBe(303);
    expect(platform.leads[0]?.lead).toMatchObject({ location: 'Example Aspley - Sales', location_id: 2 });
  });

  test('for a vehicle that is wanted it asks for none: its location answers', async () => {
    const platform = testPlatform({ plate, valuation, cars: [namedCars.plain] });
    const of = { locations: threeLocations, query: `?car_id=${namedCars.plain.slug}` };
    const { status, html } = await post(2, { ...first, ...second, ...contact }, platform, of);
    expect(html).not.toContain('name="location"');
    expect(status).toBe(303);
    expect(platform.leads[0]?.lead).toMatchObject({ location_id: null, car_id: namedCars.plain.id });
  });

  test('errors of the contact details keep the range and the answer', async () => {
    const shown = { valuation_id: 'signed-value', offer_accepted: 'Yes' };
    const { status, html } = await post(2, { ...first, ...second, ...contact, ...shown, email: 'x' });
    expect(status).toBe(422);
    expect(html).toContain('$24,300 to $28,900');
    expect(html).toMatch(/name="offer_accepted"[^>]*checked=""[^>]*value="Yes"|value="Yes"[^>]*checked=""/);
  });

  test('a site without online valuations shows no value and looks up no plate', async () => {
    const { html } = await post(0, first, known(), { onlineValuation: false });
    expect(html).not.toContain('That looks like');
    const last = await post(1, { ...first, ...second }, known(), { onlineValuation: false });
    expect(last.platform.valued).toEqual([]);
    expect(last.html).not.toContain('$24,300');
  });
});

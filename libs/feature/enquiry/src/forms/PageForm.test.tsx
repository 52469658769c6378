import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { fixedNow, namedCars } from '@forecourt/fixtures';
import { clearMemoryStorage } from '@forecourt/browser';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import { emptyForm } from '../logic/form-fields.ts';
import { json, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite, threeLocations } from '../testing/TestSite.tsx';
import { PageForm } from './PageForm.tsx';
import type { PageFormProps } from './PageForm.tsx';
import * as live from './load-live.ts';

const topic = enquiryTopic(null, fixedNow);
const form = (more: Partial<PageFormProps> = {}) => (
  <PageForm topic={topic} car={null} action="/enquire" {...more} />
);
const field = (name: string) => screen.getByRole('textbox', { name });

// The first load takes longer than typing in a test; later ones resolve at once, as on a fast connection.
beforeAll(async () => {
  await live.loadLive();
});
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearMemoryStorage();
});

function saveDetails() {
  const state = {
    name: 'Priya',
    last_name: 'Nair',
    email: 'p@x.example',
    phone: '0491 570 156',
    postcode: '4006',
  };
  window.localStorage.setItem('forecourt:example-motors:details', JSON.stringify({ version: 1, state }));
}

test('[EN-01] the server renders a plain HTML form, the same for every visitor', () => {
  saveDetails();
  const html = renderToString(<TestSite>{form()}</TestSite>);
  expect(html).toMatch(/<form [^>]*action="\/enquire" method="post"/);
  expect(html).not.toContain('Priya');
});

test.each([
  ['reserve', ['Clear title', 'Statutory warranty']],
  ['photos', []],
] as const)('[VD-23] guarantees and warranty are shown only beside the deposit: %s', (about, shown) => {
  const assurances = ['Clear title', 'Statutory warranty'];
  const site = testSite({ assurances });
  render(
    <TestSite site={site}>
      {form({ topic: enquiryTopic(namedCars.plain, fixedNow, { about }), car: namedCars.plain })}
    </TestSite>,
  );
  const list = screen.queryByRole('list', { name: 'Guarantees and warranty' });
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(shown);
});

test('[EN-09] saved details are filled in after the first render and do not overwrite input', async () => {
  saveDetails();
  const refused = {
    values: { ...emptyForm(), name: 'Kim' },
    ...{ errors: {}, failure: null, notice: null, value: null, step: 0, status: 422 },
  };
  render(<TestSite>{form({ refused })}</TestSite>);
  expect(field('Last name')).toHaveProperty('value', '');
  await expect.poll(() => field('Last name')).toHaveProperty('value', 'Nair');
  expect(field('Postcode')).toHaveProperty('value', '4006');
  expect(field('First name')).toHaveProperty('value', 'Kim');
});

test('[EN-07] hydration keeps the input and the focus of the form', async () => {
  const platform = testPlatform();
  vi.stubGlobal('fetch', platform.fetch);
  const user = userEvent.setup();
  render(<TestSite>{form()}</TestSite>);
  const first = await screen.findByRole('textbox', { name: 'First name' });
  await user.type(first, 'Priya');
  await user.tab();
  await user.keyboard('Nair');
  await user.click(screen.getByRole('button', { name: 'Enquire now' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Please enter a valid email address.');
  expect(summary.textContent).not.toContain('first name');
  expect(screen.getByRole('textbox', { name: 'First name' })).toBe(first);
  await user.type(field('Email'), 'p@x.example');
  await user.type(field('Mobile'), '0491 570 156');
  await user.type(field('Postcode'), '0800');
  await user.type(field('Message'), 'Do you open on Sundays?');
  await user.click(screen.getByRole('button', { name: 'Enquire now' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead).toMatchObject({
    name: 'Priya',
    last_name: 'Nair',
    postcode: '0800',
    category: 'General Enquiry',
    page_id: 'contact',
    car_id: null,
  });
});

test.each([
  ['{}', 'An error occurred when submitting this form'],
  ['{"error":"Please call us."}', 'Please call us.'],
  ['<!doctype html><title>Welcome</title>', 'An error occurred when submitting this form'],
  ['', 'An error occurred when submitting this form'],
])(
  '[EN-02] a 200 response with %j is not a success: an error is shown and the input stays',
  async (body, text) => {
    const said = vi.spyOn(window, 'alert').mockReturnValue();
    let answered = new Response(body);
    const platform = testPlatform({ answer: (path) => (path === '/api/leads' ? answered : null) });
    vi.stubGlobal('fetch', platform.fetch);
    saveDetails();
    const user = userEvent.setup();
    render(<TestSite>{form()}</TestSite>);
    await expect.poll(() => field('Postcode')).toHaveProperty('value', '4006');
    await user.type(field('Message'), 'Hello there');
    await user.click(screen.getByRole('button', { name: 'Enquire now' }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(said).toHaveBeenCalledWith('An error occurred when submitting this form');
    expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
    expect(field('Message')).toHaveProperty('value', 'Hello there');

    answered = json(200, { lead_id: 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11' });
    await user.click(screen.getByRole('button', { name: 'Enquire now' }));
    await screen.findByRole('heading', { name: 'Thank you' });
  },
);

describe('[AN-01] the events of a form that saved details fill in', () => {
  const car = namedCars.plain;

  /** Shows the form about photos, and returns the events of this page. */
  async function filledIn(): Promise<unknown[]> {
    const layer: unknown[] = [];
    vi.stubGlobal('dataLayer', layer);
    saveConsent('a', 'granted');
    const sinks = { slug: 'a', events: false, dataLayer: true, vitals: false, development: false };
    onTestFinished(startSinks(sinks));
    layer.length = 0; // events of other tests
    saveDetails();
    render(<TestSite>{form({ topic: enquiryTopic(car, fixedNow, { about: 'photos' }), car })}</TestSite>);
    await expect.poll(() => field('Postcode')).toHaveProperty('value', '4006');
    return layer;
  }

  const started = { event: 'form', event_id: 9, label: 'photos', car_id: car.id };

  test('starting to fill in a form sends event 9 once, with the name of the form', async () => {
    const user = userEvent.setup();
    const layer = await filledIn();
    expect(layer, 'what was filled in for the visitor').toEqual([]);
    await user.type(field('Email'), 'p@x.example');
    await user.type(field('Mobile'), '0491');
    expect(layer).toEqual([started]);
  });

  test('who sends a form with what was filled in for them has begun it too', async () => {
    vi.stubGlobal('fetch', testPlatform().fetch);
    const user = userEvent.setup();
    const layer = await filledIn();
    await user.click(screen.getByRole('button', { name: 'Request photos' }));
    await screen.findByRole('heading', { name: 'Thank you' });
    const sent = { event: 'enquiry', event_id: 22, label: 'Request Photos', car_id: car.id };
    expect(layer).toEqual([started, sent]);
  });
});

test('an enquiry to a dealer with several locations names one, among those of its departments', async () => {
  const platform = testPlatform();
  vi.stubGlobal('fetch', platform.fetch);
  saveDetails();
  const user = userEvent.setup();
  render(<TestSite site={testSite({}, { locations: threeLocations })}>{form()}</TestSite>);
  const location = await screen.findByRole('combobox', { name: 'Location' });
  expect([...location.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Choose a location',
    'Example Newstead',
    'Example Aspley',
    'Example Aspley - Service',
  ]);
  expect([...location.querySelectorAll('optgroup')].map((group) => group.label)).toEqual([
    'Sales',
    'Service',
  ]);
  await user.type(field('Message'), 'Hello there');
  await expect.poll(() => field('Postcode')).toHaveProperty('value', '4006');
  await user.click(screen.getByRole('button', { name: 'Enquire now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please choose a location.');
  await user.selectOptions(location, 'Example Aspley');
  await user.click(screen.getByRole('button', { name: 'Enquire now' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead).toMatchObject({ location: 'Example Aspley - Sales', location_id: 2 });
});

test('errors from the server are still marked after hydration', async () => {
  const refused = {
    values: { ...emptyForm(), postcode: '40' },
    errors: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    failure: null,
    notice: null,
    value: null,
    step: 0,
    status: 422,
  };
  const user = userEvent.setup();
  render(<TestSite>{form({ refused })}</TestSite>);
  const postcode = await screen.findByRole('textbox', { name: 'Postcode' });
  await user.type(field('Message'), 'Hello');
  expect(screen.getByRole('alert').textContent).toContain('Invalid postcode');
  expect(postcode.getAttribute('aria-invalid')).toBe('true');
  await user.type(postcode, '06');
  expect(postcode).toHaveProperty('value', '4006');
});

test('errors from the server and the input survive a change of the URL', async () => {
  vi.spyOn(live, 'loadLive').mockReturnValue(new Promise(() => undefined));
  const refused = {
    values: { ...emptyForm(), postcode: '40' },
    errors: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    failure: null,
    notice: null,
    value: null,
    step: 0,
    status: 422,
  };
  const { rerender } = render(<TestSite>{form({ refused })}</TestSite>);
  await screen.findByRole('alert');
  rerender(<TestSite>{form({ refused: null })}</TestSite>);
  expect(field('Postcode')).toHaveProperty('value', '40');
  expect(field('Postcode').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('Invalid postcode');
});

test('a form submitted before hydration is posted by the browser', async () => {
  vi.spyOn(live, 'loadLive').mockReturnValue(new Promise(() => undefined));
  const posted = vi.fn((event: SubmitEvent) => {
    const prevented = event.defaultPrevented;
    event.preventDefault(); // jsdom does not navigate
    return prevented;
  });
  window.addEventListener('submit', posted);
  render(<TestSite>{form()}</TestSite>);
  await userEvent.click(await screen.findByRole('button', { name: 'Enquire now' }));
  window.removeEventListener('submit', posted);
  expect(posted.mock.results.map(({ value }) => value)).toEqual([false]);
});

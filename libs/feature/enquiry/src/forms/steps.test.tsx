import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { keepOwnOffer } from '@forecourt/finance-calculator/trade-in';
import { namedCars } from '@forecourt/fixtures';
import { formDeclarationSchema } from '@forecourt/lead';
import { clearMemoryStorage } from '@forecourt/browser';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { careers, financeEnquiry, serviceBooking } from '../declared/index.ts';
import { declaredTopic } from '../logic/declared-topic.ts';
import { readSent } from '../logic/sent-enquiry.ts';
import { json, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { DeclaredStep } from './DeclaredStep.tsx';
import { PageForm } from './PageForm.tsx';
import * as live from './load-live.ts';

const service = declaredTopic(formDeclarationSchema.parse(serviceBooking()));
const finance = declaredTopic(formDeclarationSchema.parse(financeEnquiry()));
const site = testSite({ forms: [serviceBooking(), financeEnquiry()] });

beforeAll(async () => {
  await live.loadLiveDeclared();
});
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearMemoryStorage();
});

/** Opens the page of a form, and waits for its code. */
async function open(topic = service, platform = testPlatform(), car: typeof namedCars.plain | null = null) {
  vi.stubGlobal('fetch', platform.fetch);
  const user = userEvent.setup();
  const { unmount } = render(
    <TestSite site={site}>
      <PageForm Declared={DeclaredStep} topic={topic} car={car} action="/service" />
    </TestSite>,
  );
  await expect.poll(() => document.querySelector('input[name="form_step"]')).toBeNull();
  return { user, platform, unmount };
}

const heading = () => screen.getByRole('heading', { level: 2 });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

async function firstStep(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'Number plate' }));
  await user.type(box(/^Registration/), '123 ABC');
  await user.selectOptions(screen.getByRole('combobox', { name: /^State of registration/ }), 'QLD');
  await user.click(press('Continue'));
}

/** Answers every step of the service booking, and sends it. */
async function sendWhole(user: ReturnType<typeof userEvent.setup>) {
  await firstStep(user);
  await user.click(screen.getByRole('checkbox', { name: 'Brakes' }));
  await user.click(press('Continue'));
  await user.click(screen.getByRole('radio', { name: 'I’ll wait' }));
  await user.click(screen.getByRole('radio', { name: 'Text me' }));
  for (const [name, text] of [
    ['First name', 'Priya'],
    ['Last name', 'Nair'],
    ['Email', 'priya@x.example'],
    ['Mobile', '0491 570 156'],
    ['Postcode', '4006'],
  ] as const)
    await user.type(box(name), text);
  await user.click(press('Send booking request'));
}

describe('[EN-02] the steps of a form', () => {
  test('an incomplete step stays, with a summary and errors at its fields', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Number plate' }));
    await user.click(press('Continue'));
    const summary = screen.getByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Registration: please fill this in.', 'State of registration: please choose one.']);
    expect(document.activeElement).toBe(summary);
    expect(box(/^Registration/).getAttribute('aria-invalid')).toBe('true');
    expect(heading().textContent).toBe('Your vehicle');
  });

  test('[AN-01] who continues without typing has begun the form, once', async () => {
    const layer: unknown[] = [];
    vi.stubGlobal('dataLayer', layer);
    saveConsent('a', 'granted');
    const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
    layer.length = 0; // events of other tests
    const { user } = await open();
    const begun = { event: 'form', event_id: 9, label: 'service' };
    await user.click(press('Continue'));
    expect(layer).toEqual([begun]);
    await user.click(screen.getByRole('radio', { name: 'Number plate' }));
    expect(layer).toEqual([begun]);
    stop();
  });

  test('a complete step leads to the next, whose heading has the focus', async () => {
    const { user } = await open();
    await firstStep(user);
    expect(heading().textContent).toBe('The work');
    expect(document.activeElement).toBe(heading());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Back returns to the step before with its answers', async () => {
    const { user } = await open();
    await firstStep(user);
    await user.click(press('Back'));
    expect(heading().textContent).toBe('Your vehicle');
    expect(box(/^Registration/)).toHaveProperty('value', '123 ABC');
  });

  test('the last step sends all answers once, and the success page follows', async () => {
    const { user, platform } = await open();
    await sendWhole(user);
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(platform.leads).toHaveLength(1);
    expect(platform.leads[0]?.lead).toMatchObject({
      category: 'Service Booking',
      page_id: 'service',
      values: { Rego: '123 ABC', state: 'QLD', jobs: ['Brakes'], meanwhile: 'I’ll wait', ready: 'Text me' },
    });
    expect(window.sessionStorage.getItem('forecourt:example-motors:form.service')).toBe('{}');
  });

  test('vehicle and category are stored for the success page', async () => {
    const { user } = await open(service, testPlatform(), namedCars.plain);
    await sendWhole(user);
    await screen.findByRole('heading', { name: 'Thank you' });
    const { name, slug, car_type: carType } = namedCars.plain;
    expect(readSent(site.slug)).toMatchObject({ category: 'Service Booking', car: { name, slug, carType } });
  });

  test.each([
    ['{}', 'An unexpected error occured'],
    ['{"error":"Please call us."}', 'Please call us.'],
  ])(
    '[AN-02] a response %s without a lead id is no success: it reads %s, and the input stays',
    async (body, text) => {
      vi.spyOn(window, 'alert').mockReturnValue();
      const answer = (path: string) => (path === '/api/leads' ? new Response(body) : null);
      const { user } = await open(service, testPlatform({ answer }));
      await sendWhole(user);
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
      expect(readSent(site.slug)).toBeNull();
      expect(box('First name')).toHaveProperty('value', 'Priya');
    },
  );

  test('an error of the server in an earlier step shows that step', async () => {
    const fields = { 'values.Rego': ['Registration: please fill this in.'] };
    const platform = testPlatform({
      answer: (path) =>
        path === '/api/leads' ? json(422, { error: 'Please fix the following errors:', fields }) : null,
    });
    const { user } = await open(service, platform);
    await sendWhole(user);
    await expect.poll(() => heading().textContent).toBe('Your vehicle');
    expect(screen.getByRole('alert').textContent).toContain('Registration: please fill this in.');
  });
});

test('answers survive leaving the page in the same tab; contact details are not stored', async () => {
  const { user, unmount } = await open();
  await firstStep(user);
  await user.click(screen.getByRole('checkbox', { name: 'Brakes' }));
  unmount();
  expect(JSON.stringify(window.sessionStorage)).not.toContain('priya');
  await open();
  expect(box(/^Registration/)).toHaveProperty('value', '123 ABC');
  await user.click(press('Continue'));
  expect(screen.getByRole('checkbox', { name: 'Brakes' })).toHaveProperty('checked', true);
});

test.each(['nonsense', '[1]', '{"Rego":{"a":1}}'])('a damaged draft %s is ignored', async (draft) => {
  window.sessionStorage.setItem('forecourt:example-motors:form.service', draft);
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Number plate' }));
  expect(box(/^Registration/)).toHaveProperty('value', '');
});

test('a field with a condition is asked once it is met', async () => {
  const { user } = await open(finance);
  await user.type(box('Vehicle price, roughly'), '24990');
  await user.click(screen.getByRole('radio', { name: '5 years' }));
  await user.click(screen.getByRole('radio', { name: 'Personal use' }));
  await user.click(press('Continue'));
  expect(screen.queryByRole('textbox', { name: /ABN/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Self-employed' }));
  expect(screen.getByRole('textbox', { name: /ABN/ })).toBeDefined();
});

describe('[EN-06] the value of the shopper’s own vehicle in the finance enquiry', () => {
  const offer = { vehicle: '2019 Mazda 3', min: 24_100, max: 26_000, validUntil: '2999-12-31', owing: false };
  const deposit = () => box(/^Deposit or trade-in/);

  test('its lower end is the deposit or trade-in at first', async () => {
    keepOwnOffer(site.slug, offer);
    await open(finance);
    await expect.poll(() => deposit()).toHaveProperty('value', '24100');
  });

  test('what was typed before stays', async () => {
    keepOwnOffer(site.slug, offer);
    const { user, unmount } = await open(finance);
    await user.clear(deposit());
    await user.type(deposit(), '5000');
    unmount();
    clearMemoryStorage();
    await open(finance);
    await expect.poll(() => deposit()).toHaveProperty('value', '5000');
  });

  test.each([
    ['after its last day', { validUntil: '2020-01-01' }],
    ['while money is owed on the vehicle', { owing: true }],
  ])('%s it is empty', async (_when, change) => {
    keepOwnOffer(site.slug, { ...offer, ...change });
    await open(finance);
    expect(deposit()).toHaveProperty('value', '');
  });
});

test('[RT-16] a job that is chosen after the form went live is its position, and what was typed stays', async () => {
  const jobs = testSite({ forms: [careers()] });
  const topic = declaredTopic(formDeclarationSchema.parse(careers()));
  const platform = testPlatform();
  vi.stubGlobal('fetch', platform.fetch);
  const user = userEvent.setup();
  const shown = (filled: Record<string, string>) => (
    <TestSite site={jobs}>
      <PageForm Declared={DeclaredStep} topic={topic} car={null} action="/careers" filled={filled} />
    </TestSite>
  );
  const { rerender } = render(shown({}));
  await expect.poll(() => document.querySelector('input[name="form_step"]')).toBeNull();
  await user.type(box(/^Position/), 'Anything');
  await user.type(box('First name'), 'Priya');
  rerender(shown({ role: 'Detailer' }));
  await expect.poll(() => box(/^Position/)).toHaveProperty('value', 'Detailer');
  expect(box('First name')).toHaveProperty('value', 'Priya');
  await user.type(box(/^Your experience/), 'Ten years.');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  for (const [name, text] of [
    ['Last name', 'Nair'],
    ['Email', 'priya.nair@example.com'],
    ['Mobile', '0491 570 156'],
    ['Postcode', '4006'],
  ] as const)
    await user.type(box(name), text);
  await user.click(press('Send application'));
  await expect.poll(() => platform.leads[0]?.lead.values).toMatchObject({ role: 'Detailer' });
});

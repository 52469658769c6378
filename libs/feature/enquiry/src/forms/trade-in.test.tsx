import { keepOwnOffer, ownOfferText, readOwnOffer } from '@forecourt/finance-calculator/trade-in';
import { formDeclarationSchema } from '@forecourt/lead';
import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sellYourCar } from '../declared/index.ts';
import { declaredTopic } from '../logic/declared-topic.ts';
import { readSent, rememberSent } from '../logic/sent-enquiry.ts';
import { SuccessScreen } from '../screens/SuccessScreen.tsx';
import { LEAD_ID, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { plate, valuation } from '../testing/trade-in.ts';
import { DeclaredStep } from './DeclaredStep.tsx';
import { PageForm } from './PageForm.tsx';
import * as live from './load-live.ts';

const topic = declaredTopic(formDeclarationSchema.parse(sellYourCar()));
const site = testSite({ forms: [sellYourCar()] });

beforeAll(async () => {
  await live.loadLiveDeclared();
});
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearMemoryStorage();
});

const box = (name: string) => screen.getByRole('textbox', { name });
const go = (name: string) => screen.getByRole('button', { name });
const option = (group: string, name: string) =>
  screen
    .getAllByRole('radio', { name })
    .find((each) => each.closest('fieldset')?.textContent?.includes(group)) ??
  (() => {
    throw new Error(`There is no option "${name}" of "${group}".`);
  })();

/** Opens the page of the form, and waits for its code. */
async function openPage(platform = testPlatform({ plate, valuation })) {
  vi.stubGlobal('fetch', platform.fetch);
  const user = userEvent.setup();
  render(
    <TestSite site={site}>
      <PageForm Declared={DeclaredStep} topic={topic} car={null} action="/sell-my-car" />
    </TestSite>,
  );
  await expect.poll(() => document.querySelector('input[name="form_step"]')).toBeNull();
  return { user, platform };
}

/** Opens it, and answers its first step. */
async function open(platform?: ReturnType<typeof testPlatform>) {
  const { user, platform: own } = await openPage(platform);
  await user.type(box('Registration'), '123 ABC');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State or territory' }), 'QLD');
  await user.type(box('Kilometres'), '42000');
  await user.click(go('Continue'));
  return { user, platform: own };
}

async function answerCondition(user: ReturnType<typeof userEvent.setup>) {
  await user.click(option('Condition', 'Good'));
  await user.click(option('Service history', 'Full'));
  await user.click(option('Accident damage', 'None'));
  await user.click(option('money owing', 'No'));
  await user.click(go('Continue'));
}

/** Answers the last step, and sends the form. */
async function send(user: ReturnType<typeof userEvent.setup>, accepted: 'Yes' | 'No') {
  await user.click(option('figure in this range', accepted));
  await user.click(option('buying another', 'Yes'));
  await user.type(box('First name'), 'Priya');
  await user.type(box('Last name'), 'Nair');
  await user.type(box('Email'), 'priya.nair@example.com');
  await user.type(box('Mobile'), '0491 570 156');
  await user.type(box('Postcode'), '4006');
  await user.click(go('Send my details'));
}

/** The value that this browser keeps. */
const kept = () => readOwnOffer(JSON.parse(ownOfferText(site.slug) ?? 'null'));

describe('[EN-06] a trade-in valuation', () => {
  test('the plate fills in the vehicle; the value is shown and sent with the answer to it', async () => {
    const { user, platform } = await open();
    await expect.poll(() => box('Make')).toHaveProperty('value', 'Toyota');
    expect(box('Year')).toHaveProperty('value', '2022');
    await answerCondition(user);
    expect(await screen.findByText('$24,300 to $28,900')).toBeTruthy();
    await send(user, 'Yes');
    await expect.poll(() => platform.leads.length).toBe(1);
    expect(platform.leads[0]?.lead).toMatchObject({ valuation_id: 'signed-value', offer_accepted: 'Yes' });
    await expect.poll(() => readSent(site.slug)?.offer).toMatchObject({ leadId: LEAD_ID, accepted: true });
    expect(kept()).toMatchObject({ vehicle: '2022 Toyota RAV4 GX', min: 24_300, max: 28_900, owing: false });
  });

  test('a shopper is called unless they choose another way, and a choice that was kept stays', async () => {
    /** Opens the form, and answers all but its last step. */
    const toTheEnd = async () => {
      const opened = await open();
      await expect.poll(() => box('Make')).toHaveProperty('value', 'Toyota');
      await answerCondition(opened.user);
      await screen.findByRole('heading', { name: 'Your details' });
      return opened;
    };
    const first = await toTheEnd();
    for (const way of ['Phone', 'Email', 'SMS'])
      expect(option('contact you', way)).toHaveProperty('checked', way === 'Phone');
    await screen.findByText('$24,300 to $28,900');
    await send(first.user, 'Yes');
    await expect
      .poll(() => first.platform.leads[0]?.lead.values)
      .toMatchObject({ PreferredContactMethod: 'Phone' });
    cleanup();

    const second = await toTheEnd();
    await second.user.click(option('contact you', 'SMS'));
    cleanup();
    clearMemoryStorage();
    const { user } = await openPage();
    for (const next of ['Your vehicle', 'Your details']) {
      await user.click(go('Continue'));
      await screen.findByRole('heading', { name: next });
    }
    expect(option('contact you', 'SMS')).toHaveProperty('checked', true);
  });

  test('a value that the shopper declined is on no vehicle page and in no form about finance', async () => {
    keepOwnOffer(site.slug, {
      ...{ vehicle: '2022 Toyota RAV4', min: 24_000, max: 28_000 },
      ...{ validUntil: '2999-01-01', owing: false },
    });
    const owing = { ...valuation, owing: true, finance_note: 'What you owe is paid first.' };
    const { user, platform } = await open(testPlatform({ plate, valuation: owing }));
    await expect.poll(() => box('Make')).toHaveProperty('value', 'Toyota');
    await answerCondition(user);
    await screen.findByText('What you owe is paid first.');
    await send(user, 'No');
    await expect.poll(() => platform.leads[0]?.lead).toMatchObject({ offer_accepted: 'No' });
    await expect.poll(kept).toBeNull();
  });

  test('a vehicle that was typed is not overwritten by a late answer', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answer = resolve));
    const platform = testPlatform({ valuation });
    const fetch = (path: string, init?: RequestInit) =>
      path.startsWith('/api/rego') ? late : platform.fetch(path, init);
    const { user } = await open({ ...platform, fetch });
    await user.type(await screen.findByRole('textbox', { name: 'Make' }), 'Mazda');
    answer(Response.json(plate));
    expect(await screen.findByText(/That looks like a 2022 Toyota RAV4 GX/)).toBeTruthy();
    expect(box('Make')).toHaveProperty('value', 'Mazda');
    expect(box('Year')).toHaveProperty('value', '');
  });

  test('while the value is worked out, and if it fails, the form can be sent', async () => {
    const { user } = await open(testPlatform({ plate }));
    await expect.poll(() => box('Make')).toHaveProperty('value', 'Toyota');
    await answerCondition(user);
    expect(await screen.findByText(/We cannot work out a value right now/)).toBeTruthy();
    expect(go('Send my details')).toHaveProperty('disabled', false);
  });

  test('a value can be accepted after the form was sent', async () => {
    const platform = testPlatform();
    vi.stubGlobal('fetch', platform.fetch);
    const offer = {
      ...{ leadId: LEAD_ID, valuationId: 'signed-value', vehicle: '2022 Toyota RAV4' },
      ...{ min: 24_300, max: 28_900, validUntil: '2026-10-26', owing: false, accepted: false },
    };
    rememberSent(site.slug, { category: 'Trade-In', car: null, booked: null, offer });
    const user = userEvent.setup();
    render(
      <TestSite site={site}>
        <SuccessScreen />
      </TestSite>,
    );
    await user.click(await screen.findByRole('button', { name: 'I’m happy with this range' }));
    expect(await screen.findByText(/You’re happy with this range/)).toBeTruthy();
    expect(platform.changes).toEqual([
      {
        path: `/api/leads/${LEAD_ID}`,
        ...{ lead_id: LEAD_ID, valuation_id: 'signed-value', form_completed: true, offer_accepted: true },
      },
    ]);
    expect(readSent(site.slug)?.offer?.accepted).toBe(true);
  });
});

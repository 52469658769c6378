import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { keepOwnOffer } from '@forecourt/finance-calculator/trade-in';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApplicationPage, RefusedPost } from '../logic/page.ts';
import { aboutCar, consentPage, page, refused, sentPage, stepPage } from '../testing/pages.ts';
import { TestPage, testSite } from '../testing/TestPage.tsx';
import { ApplicationScreen } from './ApplicationScreen.tsx';

beforeEach(() => window.localStorage.clear());

const show = (of: ApplicationPage, answer: RefusedPost | null = null) =>
  render(
    <TestPage>
      <ApplicationScreen page={of} refused={answer} />
    </TestPage>,
  );

test('[AN-01] event 9 is sent once an applicant fills something in, as at every form; focus alone begins nothing', () => {
  const events: unknown[] = [];
  vi.stubGlobal('dataLayer', events);
  saveConsent('a', 'granted');
  const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
  events.length = 0;
  show(stepPage('you'));
  const name = screen.getByLabelText('First name');
  fireEvent.focus(name);
  expect(events).toEqual([]);
  for (const value of ['K', 'Ki']) fireEvent.input(name, { target: { value } });
  expect(events).toEqual([{ event: 'form', event_id: 9, label: 'finance-application' }]);
  stop();
  vi.unstubAllGlobals();
});

test('a question that depends on another one appears with its answer, and goes with it', () => {
  show(stepPage('home'));
  expect(screen.queryByLabelText('Previous address')).toBeNull();
  fireEvent.click(screen.getByLabelText('Less than 1 year'));
  expect(screen.getByLabelText('Previous address')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Own without a loan'));
  expect(screen.queryByLabelText('Rent, board or home loan')).toBeNull();
  fireEvent.click(screen.getByLabelText('3 years or more'));
  expect(screen.queryByLabelText('Previous address')).toBeNull();
});

test('the HTML of the server is a whole form, with what browsers may fill in', () => {
  const html = renderToString(
    <TestPage>
      <ApplicationScreen page={stepPage('you')} refused={null} />
    </TestPage>,
  );
  expect(html).toContain('action="/apply-for-finance?step=you" method="post"');
  for (const name of ['given-name', 'family-name', 'bday', 'email', 'tel'])
    expect(html).toContain(`autoComplete="${name}"`);
  expect(html).toContain('name="step" value="you"');
});

test('errors are a summary with links to their fields, which takes the focus, and what was typed stays', () => {
  const text = 'Income after tax: please enter an amount from $0 to $1,000,000.';
  show(stepPage('work'), refused({ answers: { income: 'a lot' }, errors: { income: text } }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('#finance-income');
  expect(screen.getByLabelText<HTMLInputElement>('Income after tax').value).toBe('a lot');
});

test('the first step says which vehicle and loan it is about, a repayment never without its rates and warning', () => {
  show(aboutCar);
  const aside = screen.getByRole('complementary', { name: 'What you’re applying for' });
  for (const text of ['2021 Toyota RAV4 GXL', 'Comparison rate', 'true only for the example'])
    expect(aside.textContent).toContain(text);
});

test('the last step has every answer, a way to change it, and the texts with their version', () => {
  show(consentPage);
  expect(screen.getByText('$1,450 a week')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change Work and income' }).getAttribute('href')).toBe(
    '?step=work#finance-form',
  );
  expect(screen.getByText(/version 2026-07/)).toBeTruthy();
  expect(screen.getByText('We check what you say.')).toBeTruthy();
});

/** The last step, and a button that changes an answer as another tab does. */
function ChangedElsewhere() {
  const [isChanged, setChanged] = useState(false);
  const { view } = consentPage;
  if (view.at !== 'consent') throw new Error('It is not the last step.');
  const sections = view.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => (row.name === 'income' ? { ...row, text: '$1,850 a week' } : row)),
  }));
  const changed = { ...consentPage, view: { ...view, sections } };
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        Another tab
      </button>
      <ApplicationScreen page={isChanged ? changed : consentPage} refused={null} />
    </>
  );
}

test('the last step sends what it shows, and asks again whether it is true once the answers are others', () => {
  render(
    <TestPage>
      <ChangedElsewhere />
    </TestPage>,
  );
  const truth = () => screen.getByLabelText<HTMLInputElement>('My answers are true and complete.');
  const agreed = () => screen.getByLabelText<HTMLInputElement>(/^I agree to the privacy consent/);
  const seen = () => (truth().form ? new FormData(truth().form ?? undefined).getAll('seen') : []);
  expect(seen()).toContain('Income after tax: $1,450 a week');
  for (const box of [truth(), agreed()]) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Another tab' }));
  expect(seen()).toContain('Income after tax: $1,850 a week');
  expect([truth().checked, agreed().checked]).toEqual([false, true]);
});

test('a sent application shows its reference, and the free help with money only to whom it may help', () => {
  show(sentPage('declined'));
  expect(screen.getByText('FA-7K3M-9PQR')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1800 007 007' })).toBeTruthy();
});

test('another application keeps the vehicle and the loan of the address', () => {
  render(
    <TestPage at="/apply-for-finance?car_id=7&term=3">
      <ApplicationScreen page={sentPage('approved')} refused={null} />
    </TestPage>,
  );
  const form = screen.getByRole('button', { name: 'Start another application' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/apply-for-finance?car_id=7&term=3');
});

test('a page without a draft has nothing to delete', () => {
  show(page);
  expect(screen.queryByText('Delete my answers')).toBeNull();
});

test('a draft is deleted by a second press alone, below a sentence that says what goes', () => {
  show(stepPage('home'));
  const question = screen.getByText('Delete my answers').closest('details');
  expect(question?.open).toBe(false);
  expect(question?.textContent).toContain('what you answered on every step, for good');
  const buttons = [...document.querySelectorAll('button[value="delete"]')];
  expect(buttons.map((button) => button.closest('details'))).toEqual([question]);
});

describe('[EN-06] the value of the shopper’s own vehicle in the first step', () => {
  const offer = {
    ...{ vehicle: '2022 Toyota RAV4', min: 24_300, max: 28_900 },
    ...{ validUntil: '2999-01-01', owing: false },
  };
  const { slug } = testSite();
  const deposit = () => screen.getByLabelText<HTMLInputElement>(/^Deposit and trade-in/);
  const said = () => document.getElementById(deposit().getAttribute('aria-describedby') ?? '')?.textContent;
  const withAnswers = (of: ApplicationPage, answers: object): ApplicationPage =>
    of.view.at === 'step' ? { ...of, view: { ...of.view, answers: { ...of.view.answers, ...answers } } } : of;

  test('its lower end is filled in, and the field says where it comes from', () => {
    keepOwnOffer(slug, offer);
    show(page);
    expect(deposit().value).toBe('24,300');
    expect(said()).toBe(
      'We valued your 2022 Toyota RAV4 at $24,300 to $28,900. It counts towards this amount.',
    );
  });

  test.each([
    ['a deposit of the calculator', aboutCar, {}, '5000'],
    ['an amount that was typed', page, { deposit: '1,000' }, '1,000'],
    ['an empty amount of a draft', stepPage('loan'), { deposit: '' }, ''],
    ['a vehicle that costs too little', page, { price: '25,000' }, ''],
  ])('%s stays, and the value is shown', (_what, of, answers, expected) => {
    keepOwnOffer(slug, offer);
    show(withAnswers(of, answers));
    expect(deposit().value).toBe(expected);
    expect(said()).toContain('$24,300 to $28,900');
  });

  test('what was typed stays when the step is refused', () => {
    keepOwnOffer(slug, offer);
    show(
      page,
      refused({ answers: { price: '30,000', deposit: '' }, errors: { term: 'Please choose one.' } }),
    );
    expect(deposit().value).toBe('');
  });

  test('while money is owed on the vehicle, nothing is filled in and the field says what to count', () => {
    keepOwnOffer(slug, { ...offer, owing: true });
    show(page);
    expect(deposit().value).toBe('');
    expect(said()).toContain('Count only what is left once you’ve paid off what you owe on it.');
  });

  test.each([
    ['without a value', null],
    ['after its last day', { ...offer, validUntil: '2020-01-01' }],
  ])('%s it is empty', (_when, kept) => {
    keepOwnOffer(slug, kept);
    show(page);
    expect(deposit().value).toBe('');
    expect(document.body.textContent).not.toContain('We valued');
  });
});

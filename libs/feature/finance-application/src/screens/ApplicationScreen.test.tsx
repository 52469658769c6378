import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ApplicationPage, RefusedPost } from '../logic/page.ts';
import { aboutCar, consentPage, page, refused, sentPage, stepPage } from '../testing/pages.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { ApplicationScreen } from './ApplicationScreen.tsx';

const show = (of: ApplicationPage, answer: RefusedPost | null = null) =>
  render(
    <TestPage>
      <ApplicationScreen page={of} refused={answer} />
    </TestPage>,
  );

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

test('a sent application shows its reference, and the free help with money only to whom it may help', () => {
  show(sentPage('declined'));
  expect(screen.getByText('FA-7K3M-9PQR')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1800 007 007' })).toBeTruthy();
});

test('a page without a draft has nothing to delete', () => {
  show(page);
  expect(screen.queryByRole('button', { name: 'Delete my answers' })).toBeNull();
});

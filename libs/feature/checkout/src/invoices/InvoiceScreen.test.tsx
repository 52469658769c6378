import { PlatformProblem } from '@forecourt/platform-client';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RefusedPost } from '../logic/page.ts';
import { refusedBy } from '../logic/post-checkout.ts';
import { invoicePage, madePayment, openPayment } from '../testing/invoices.ts';
import { TestPage } from '../testing/TestPage.tsx';
import type { InvoicePage } from './invoice-page.ts';
import { InvoiceScreen } from './InvoiceScreen.tsx';
import { INVOICE_FIELDS } from './post-invoice.ts';

const show = (changes: Partial<InvoicePage> = {}, refused: RefusedPost | null = null) =>
  render(
    <TestPage>
      <InvoiceScreen page={{ ...invoicePage, ...changes }} refused={refused} />
    </TestPage>,
  );

test('the form says what can be paid, and begins with what the account knows', () => {
  show();
  expect(screen.getByText('From $1 to $5,000.')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'kim@shopper.example');
});

test('a refused post keeps what was typed, and each error stands at its field', () => {
  const errors = { amount: 'You can pay from $1 to $5,000 here.' };
  show({}, { values: { invoice: 'INV-1', amount: '9999' }, errors, failure: null, status: 422 });
  expect(screen.getByLabelText('Invoice number')).toHaveProperty('value', 'INV-1');
  expect(screen.getAllByText(errors.amount)).toHaveLength(2);
});

test('the errors are listed as their fields stand on the page, in whatever order they come', () => {
  const names = ['phone', 'email', 'amount', 'last_name', 'invoice', 'name'];
  const fields = Object.fromEntries(names.map((name) => [name, [`The ${name} is wrong.`]]));
  const { container } = show({}, refusedBy(new PlatformProblem(422, { fields }), {}, INVOICE_FIELDS));
  const boxes = [...container.querySelectorAll('input')].filter(({ type }) => type !== 'hidden');
  const listed = within(screen.getByRole('alert')).getAllByRole('link');
  expect(listed.map((link) => link.getAttribute('href'))).toEqual(boxes.map(({ id }) => `#${id}`));
  expect(listed).toHaveLength(names.length);
});

test('the way to the payment is a plain link that leaves the router', () => {
  show({ payment: openPayment });
  const link = screen.getByRole('link', { name: 'Pay $1,250.50 by card' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    ...['https://checkout.stripe.com/c/pay/cs_test_1', '_top'],
  ]);
});

test('a payment that was made has its receipt and nothing to pay', () => {
  show({ payment: madePayment, receipt: '/api/invoices/receipt?link=abc' });
  expect(screen.getByText('Thank you. We’ve received $1,250.50.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download the receipt (PDF)' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

test.each([
  ['closed', { status: 'closed', payment_url: null }],
  ['open after its time', { payment_url: null }],
] as const)('a page that is %s charges nothing and can be started again', (_what, changes) => {
  show({ payment: { ...openPayment, ...changes } });
  expect(screen.getByText('The time to pay is over. Nothing was charged.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/online-payment');
});

test('money that was sent back is said', () => {
  show({ payment: { ...madePayment, status: 'refunded' } });
  expect(screen.getByText(/sent this payment back to your card/)).toBeTruthy();
});

import { namedCars } from '@forecourt/fixtures';
import type { DealerFinance } from '@forecourt/finance';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import Calculator from './Calculator.tsx';
import { calculatorSetup } from './setup.ts';

const now = new Date('2026-11-21T02:00:00Z');

function setupOf(variant: 'loan' | 'purchase', more: Partial<DealerFinance> = {}) {
  const finance = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19, ...more };
  const setup = calculatorSetup(namedCars.plain, finance, { variant, now });
  if (setup === null) throw new Error('This vehicle has a calculator.');
  return setup;
}
const show = (variant: 'loan' | 'purchase', more: Partial<DealerFinance> = {}) => {
  const used = vi.fn();
  const page = render(<Calculator setup={setupOf(variant, more)} onFirstChange={used} />);
  return { used, text: () => page.container.textContent ?? '' };
};
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const type = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};

beforeEach(() => window.history.replaceState(null, '', '/cars/some-car#finance-calculator'));

test('[FI-07] repayment, rate and comparison rate look the same, with the warning beside them', () => {
  const { text } = show('purchase');
  const figures = [...document.querySelectorAll('[data-figure]')];
  expect(figures.map((each) => each.textContent)).toEqual(['$112', '6.29% p.a.', '6.31% p.a.']);
  expect(new Set(figures.map((each) => each.className)).size).toBe(1);
  expect(text()).toContain('WARNING: This comparison rate is true only');
  expect(text()).toContain('for this example, a secured fixed rate loan of $24,990 over 5 years.');
});

test('[FI-04] the frequency can be changed', async () => {
  const { text } = show('purchase');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(text()).toContain('per month, estimated*');
  expect(text()).toContain('60 payments');
});

test('[FI-03, AN-02] the price is clamped to its bounds, and a repayment of $25 or less is not shown', async () => {
  const { text } = show('purchase');
  await type('Purchase price', '999999');
  expect(screen.getByText('Cannot be less than $1,000 or more than $100,000')).toBeTruthy();
  await userEvent.tab();
  expect(box('Purchase price')).toHaveProperty('value', '$100,000');
  await type('Deposit or trade-in', '96000');
  expect(screen.getAllByText('Enquire for Finance').length).toBeGreaterThan(0);
  expect(text()).not.toContain('total payable');
  await type('Deposit or trade-in', '0');
  await type('Residual', '100001');
  expect(screen.getAllByText('The residual cannot be more than the loan amount').length).toBeGreaterThan(0);
});

test('[FI-09] only the first change sends an event', async () => {
  const { used } = show('loan');
  expect(used).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Fortnightly' }));
  await type('Loan amount', '20000');
  expect(used).toHaveBeenCalledOnce();
});

test('values are in the URL without a history entry, and are read from it', async () => {
  const steps = window.history.length;
  const { used } = show('loan');
  await type('Loan amount', '20000');
  await waitFor(() => expect(window.location.search).toBe('?loan=20000'));
  expect([window.location.hash, window.history.length]).toEqual(['#finance-calculator', steps]);
  used.mockClear();
  document.body.innerHTML = '';
  show('loan');
  expect(box('Loan amount')).toHaveProperty('value', '$20,000');
  expect(used).not.toHaveBeenCalled();
});

test('without JavaScript a form submits another loan to the page, and shows its errors', () => {
  const asked = 'loan=%24999%2C999&term=4+years&pay=monthly';
  const sent = renderToString(<Calculator setup={setupOf('loan')} asked={asked} onFirstChange={vi.fn()} />);
  document.body.innerHTML = sent;
  const form = screen.getByRole('form', { name: 'Finance calculator, without scripts' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '#finance-calculator']);
  expect(within(form).getByLabelText('Loan amount')).toHaveProperty('value', '$100,000');
  expect(form.textContent).toContain('Cannot be less than $1,000 or more than $100,000');
  expect(within(form).getByLabelText('Loan term')).toHaveProperty('value', '4 years');
  expect(within(form).queryByLabelText(/Residual/)).toBeNull();
  const query = new URLSearchParams(
    [...new FormData(form as HTMLFormElement)].map(([key, value]) => [key, String(value)]),
  );
  expect(query.toString()).toBe('loan=%24100%2C000&term=4+years&rate=6.29%25&pay=monthly');
  expect(sent).toContain('48 payments');
});

test('the server renders the values of the URL; hydration makes it interactive', async () => {
  window.history.replaceState(null, '', '/cars/some-car?loan=20000');
  const page = <Calculator setup={setupOf('loan')} asked="loan=20000" onFirstChange={vi.fn()} />;
  const sent = renderToString(page);
  expect(sent).toContain('value="$20,000"');
  expect(sent).toContain('<fieldset disabled=""');
  expect(sent).not.toContain('style=');
  document.body.innerHTML = `<div>${sent}</div>`;
  const onRecoverableError = vi.fn();
  const place = document.body.firstElementChild;
  if (place === null) throw new Error('The page is empty.');
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(within(document.body).getByRole('group', { name: 'Finance calculator' })).toHaveProperty(
    'disabled',
    false,
  );
  expect(box('Loan amount')).toHaveProperty('value', '$20,000');
  await act(async () => root.unmount());
});

test('the working has every step and every payment', async () => {
  const { text } = show('purchase', { fees: [{ label: 'Account keeping', amount: 8, charged: 'monthly' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Show working' }));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(261);
  expect(within(table).getAllByRole('cell').at(-1)?.textContent).toBe('$0.00');
  for (const words of [
    'Payments n: 5 years × 52',
    '0.12096%',
    'Fee: Account keeping, 60 × $8.00$480.00',
    'Total payable over 5 years$29,620.31',
    '7.00% p.a.',
  ])
    expect(text()).toContain(words);
});

test('the payments add up to the total payable, to the cent', async () => {
  show('purchase', {
    establishmentFees: { taurus: 395 },
    fees: [
      { label: 'Agency', amount: 912.25, charged: 'once' },
      { label: 'Account keeping', amount: 8, charged: 'monthly' },
      { label: 'Discharge', amount: 50, charged: 'end' },
      { label: 'Security registration', amount: 6, charged: 'once', government: true },
    ],
  });
  await type('Residual', '5000');
  await userEvent.click(screen.getByRole('button', { name: 'Show working' }));
  await screen.findByRole('table');
  const steps = [...document.querySelectorAll('dt')].map(
    (term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent ?? ''] as const,
  );
  const centsOf = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  const paid = steps.filter(([label]) => /^(Repayments,|Residual$|Fee: )/.test(label));
  const [, total = ''] = steps.find(([label]) => label.startsWith('Total payable')) ?? [];
  expect(paid.map(([label]) => label.split(',')[0])).toEqual([
    'Repayments',
    'Residual',
    'Fee: Agency',
    'Fee: Account keeping',
    'Fee: Discharge',
    'Fee: Security registration',
  ]);
  expect(paid.reduce((sum, [, text]) => sum + centsOf(text), 0)).toBe(centsOf(total));
});

test('[FI-02] a price above the maximum loan shows a message, and the figures start at the maximum', () => {
  const finance = { provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
  const car = { ...namedCars.plain, price: 147_990 };
  const setup = calculatorSetup(car, finance, { variant: 'purchase', now });
  if (setup === null) throw new Error('This vehicle has a calculator.');
  const sent = renderToString(<Calculator setup={setup} onFirstChange={vi.fn()} />);
  expect(sent).toContain('This vehicle is $147,990. The most that can be borrowed here is $100,000');
  expect(sent).toContain('$448');
});

test('[FI-03] without a repayment there is no working', async () => {
  const { text } = show('loan');
  await type('Loan amount', '5000');
  await userEvent.click(screen.getByRole('button', { name: 'Show working' }));
  expect(await screen.findByText('There is no loan to work out.')).toBeTruthy();
  expect(text()).toContain('Enquire for Finance');
  expect(text()).not.toContain('Repayment');
});

test('[FI-02] a fixed rate cannot be changed', () => {
  show('loan', { sliders: { default: { interestPercent: { disabled: true } } } });
  expect(screen.getByRole('slider', { name: 'Interest rate' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('slider', { name: 'Loan amount' })).toHaveProperty('disabled', false);
});

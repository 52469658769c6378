import { expect, it } from 'vitest';
import { enquirySchema } from '../forms/enquirySchema.ts';
import { loanRows, type LeadLoan } from './leadLoan.ts';
import { leadNews } from './leadNews.ts';
import { leadPayload } from './leadPayload.ts';
import { leadPayloadSchema } from './leadPayloadSchema.ts';

const loan: LeadLoan = {
  price: 26_990,
  deposit: 2_000,
  amount: 24_990,
  residual: 0,
  term_years: 5,
  annual_rate_percent: 6.29,
  comparison_rate_percent: 6.314,
  repayment: 112,
  frequency: 'weekly',
  total: 29_100.4,
  example: 'This comparison rate is for a secured loan of $24,990 over 5 years.',
  warning: 'WARNING: This comparison rate is true only for the example given.',
};

const payload = (of: LeadLoan | null) =>
  leadPayload(
    enquirySchema.parse({
      ...{ name: 'Kim', last_name: 'Lee', email: 'kim@mail.example', phone: '0491 570 006' },
      ...{ postcode: '0800', message: 'Hello' },
    }),
    { url: '/', userAgent: null, car: null, visitedPages: [], loan: of },
  );

it('[EN-03] a loan is text with units, the repayment with its frequency and both rates', () => {
  expect(loanRows(loan).map(([, label, text]) => `${label}: ${text}`)).toEqual([
    'Purchase price: $26,990',
    'Deposit or trade-in: $2,000',
    'Loan amount: $24,990',
    'Loan term: 5 years',
    'Estimated repayment: $112 weekly',
    'Interest rate: 6.29% p.a.',
    'Comparison rate: 6.31% p.a.',
    'Total payable: $29,100',
  ]);
  expect(
    loanRows({ ...loan, price: null, residual: 5_000, term_years: 1 }).map(([, , text]) => text),
  ).toEqual(expect.arrayContaining(['$5,000', '1 year']));
});

it('[EN-03] a stored lead keeps its loan, and one of an older version has none', () => {
  const stored: unknown = JSON.parse(JSON.stringify(payload(loan)));
  expect(leadPayloadSchema.parse(stored).loan).toEqual(loan);
  const { loan: _loan, ...older } = payload(loan);
  expect(leadPayloadSchema.parse(older).loan).toBeNull();
});

it('[EN-03] another loan is new information, the same loan is not', () => {
  const next = { ...loan, term_years: 4, repayment: 136 };
  expect(leadNews([payload(loan)], payload(next)).map(({ label }) => label)).toEqual([
    'Loan term',
    'Estimated repayment',
  ]);
  expect(leadNews([payload(loan)], payload({ ...loan }))).toEqual([]);
});

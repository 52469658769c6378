import { expect, test } from 'vitest';
import { jobFields, jobPosting, salaryText } from './index.ts';

const job = (fields: object = {}, html = '<p>You know diesels.</p>') => ({
  ...jobFields.parse({ title: 'Technician', summary: 'Service and repair.', start: '2026-11-02', ...fields }),
  ...{ file: 'content/jobs/technician.md', slug: 'technician' },
  body: html === '' ? [] : [{ kind: 'text' as const, html }],
});
const options = {
  employer: { name: 'Harbour City Motors', url: 'https://dealer.example' },
  places: [{ street: '1 Skyring Tce', city: 'Newstead', state: 'QLD', postcode: '4006' }],
  url: 'https://dealer.example/careers#technician',
  timeZone: 'Australia/Brisbane',
};

test('[RT-16] a job is a JobPosting with its day, employer and place', () => {
  expect(jobPosting(job(), options)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Technician',
    description: '<p>You know diesels.</p>',
    datePosted: '2026-11-02',
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: 'Harbour City Motors', value: 'technician' },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Harbour City Motors',
      url: 'https://dealer.example',
      sameAs: 'https://dealer.example',
    },
    jobLocation: [
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Skyring Tce',
          addressLocality: 'Newstead',
          addressRegion: 'QLD',
          postalCode: '4006',
          addressCountry: 'AU',
        },
      },
    ],
    directApply: true,
    url: 'https://dealer.example/careers#technician',
  });
});

test.each([
  [
    { salary: { from: 80_000, to: 95_000 } },
    '$80,000 to $95,000 a year',
    { minValue: 80_000, maxValue: 95_000, unitText: 'YEAR' },
  ],
  [{ salary: { from: 32.5, per: 'hour' } }, 'From $32.50 an hour', { value: 32.5, unitText: 'HOUR' }],
  [
    { salary: { from: 30, to: 35, per: 'hour' } },
    '$30 to $35 an hour',
    { minValue: 30, maxValue: 35, unitText: 'HOUR' },
  ],
  [{ salary: { from: 80_000, to: 80_000 } }, '$80,000 a year', { value: 80_000, unitText: 'YEAR' }],
  [{ salary: { from: 32.5, to: 32.5, per: 'hour' } }, '$32.50 an hour', { value: 32.5, unitText: 'HOUR' }],
])('a job with %j pays %s', (fields, words, value) => {
  expect(salaryText(job(fields))).toBe(words);
  expect(jobPosting(job(fields), options)).toMatchObject({ baseSalary: { currency: 'AUD', value } });
});

test('a job without text is described by its summary, and its last day is the end', () => {
  expect(jobPosting(job({ expiry: '2026-12-24', employment: 'apprenticeship' }, ''), options)).toMatchObject({
    description: 'Service and repair.',
    validThrough: '2026-12-24T23:59:59+10:00',
    employmentType: 'INTERN',
  });
  expect(salaryText(job())).toBeNull();
});

test.each([
  ['Australia/Sydney', '2026-12-24', '2026-12-24T23:59:59+11:00'],
  // Clocks go back at three in the morning of the next day.
  ['Australia/Sydney', '2027-04-03', '2027-04-03T23:59:59+11:00'],
  ['Australia/Adelaide', '2026-06-30', '2026-06-30T23:59:59+09:30'],
])('the last day ends in %s on %s', (timeZone, expiry, end) => {
  const posting = jobPosting(job({ start: '2026-01-01', expiry }), { ...options, timeZone });
  expect(posting.validThrough).toBe(end);
});

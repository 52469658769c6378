import { describe, expect, it } from 'vitest';
import { exampleDealer, exampleLocation } from './example-dealer.ts';
import { ConfigError, defineDealer } from './index.ts';
import type { ConfigProblem } from './index.ts';

type Wrong = Record<string, unknown>;

function problemsOf(declaration: Wrong): readonly ConfigProblem[] {
  try {
    defineDealer(Object.assign({}, exampleDealer, { features: [] }, declaration));
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
const finance = {
  provider: 'AusLoans',
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};
const weekday = (day: object) => ({
  locations: [
    { ...exampleLocation, contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', ...day }] } },
  ],
});
const special = (day: object) => ({
  specialHours: [{ date: '2026-12-24', status: 'Open', location_id: 1, ...day }],
});
const monday = 'locations[0].contact_detail.opening_hours[0]';
const spanFix =
  /^Write open and close, such as open: '08:30', close: '17:00'; a whole day is '00:00' to '24:00'\.$/;
const noSpan = /^the hours need a beginning and another time for their end\.$/;
const zoneFix = /^Write an IANA name, such as Australia\/Broken_Hill, or leave it out\.$/;

const mistakes: [mistake: string, wrong: Wrong, path: string, what: RegExp, fix: RegExp][] = [
  ['no time zone', { timeZone: '' }, 'timeZone', /^"" is not valid: it is not a time zone\.$/, zoneFix],
  [
    'a time zone that does not exist',
    { timeZone: 'Australia/Newstead' },
    'timeZone',
    /^"Australia\/Newstead" is not valid: it is not a time zone\.$/,
    zoneFix,
  ],
  [
    'a comparison rate below the interest rate',
    { finance: { ...finance, comparisonRatePercent: 6.28 } },
    'finance.comparisonRatePercent',
    /^it is below the interest rate, so it cannot include the fees\.$/,
    /^Write the comparison rate that the lender publishes; without fees it equals annualRatePercent\.$/,
  ],
  [
    'a time after midnight as one of the day before',
    weekday({ open: '08:00', close: '24:30' }),
    `${monday}.close`,
    /^"24:30" is not valid: a time of day is written HH:MM, from 00:00 to 24:00\.$/,
    /such as "08:30"/,
  ],
  [
    'an open day without hours',
    weekday({ formated_hours: ' ' }),
    monday,
    /^a day that is open needs its hours\.$/,
    /^Write open and close, such as open: '08:30', close: '17:00', or status: 'Closed'\.$/,
  ],
  ['a day without its end', weekday({ open: '08:00' }), monday, noSpan, spanFix],
  ['a text with one time', weekday({ close: '17:00', formated_hours: 'Until 5' }), monday, noSpan, spanFix],
  ['a day of no minutes', weekday({ open: '08:00', close: '08:00' }), monday, noSpan, spanFix],
  [
    'holiday hours without their end',
    special({ start_hour: '08:00' }),
    'specialHours[0]',
    noSpan,
    /^Write start_hour and end_hour, such as start_hour: '08:30', end_hour: '17:00'/,
  ],
  [
    'holiday hours of no minutes',
    special({ start_hour: '08:00', end_hour: '08:00' }),
    'specialHours[0]',
    noSpan,
    /./,
  ],
  [
    'a slider that cannot be moved',
    { finance: { ...finance, sliders: { ausloans: { amount: { min: 9000, max: 9000 } } } } },
    'finance.sliders.ausloans.amount.max',
    /^the slider could not be moved, since its highest value is not above its lowest\.$/,
    /^Write a max above 9000, or a smaller min\.$/,
  ],
  [
    'a slider that begins above the end of the default',
    {
      finance: {
        ...finance,
        sliders: { default: { termYears: { max: 5 } }, taurus: { termYears: { min: 6 } } },
      },
    },
    'finance.sliders.taurus.termYears.min',
    /^the slider could not be moved/,
    /^Write a max above 6, or a smaller min\.$/,
  ],
  [
    'sliders of an unknown provider',
    { finance: { ...finance, sliders: { AusLoans: {} } } },
    'finance.sliders.AusLoans',
    /^it is not a key here$/,
    /^Write one of: default, taurus, carclarity, manual, 360finance, .*ausloans\.$/,
  ],
  [
    'a fee of an unknown provider',
    { finance: { ...finance, establishmentFees: { default: 395 } } },
    'finance.establishmentFees.default',
    /^it is not a key here$/,
    /^Write one of: taurus, carclarity, manual, 360finance, .*ausloans\.$/,
  ],
  [
    'rates that end before they begin',
    { finance: { ...finance, rateEffectiveFrom: '2026-11-02', rateEffectiveTo: '2026-11-01' } },
    'finance.rateEffectiveTo',
    /^"2026-11-01" is not valid: it is before rateEffectiveFrom, so there would never be finance\.$/,
    /^Write the same day or a later one, or remove one of the two\.$/,
  ],
  [
    'a delivery band without a postcode',
    { delivery: { bands: [{ from: '4179', to: '4000', price: 0, name: 'Brisbane' }] } },
    'delivery.bands[0].to',
    /^"4000" is not valid: it is before the first postcode, so the band contains none\.$/,
    /^Write the same postcode as from or a higher one\.$/,
  ],
];

describe('a phone number that cannot be dialled', () => {
  const at = (location: object) => ({ locations: [{ ...exampleLocation, ...location }] });

  it.each<[string, (number: string) => Wrong]>([
    ['phones.main', (main) => ({ phones: { main } })],
    ['phones.carType.used', (used) => ({ phones: { carType: { used } } })],
    [
      'phones.overrides.dealership.example-motors',
      (number) => ({ phones: { overrides: { dealership: { 'example-motors': number } } } }),
    ],
    ['locations[0].phone', (phone) => at({ phone })],
    ['locations[0].contact_detail.phone', (phone) => at({ contact_detail: { phone } })],
    [
      'locations[0].contact_detail.landline_phone',
      (number) => at({ contact_detail: { landline_phone: number } }),
    ],
  ])('is reported at %s', (path, declarationOf) => {
    expect(problemsOf(declarationOf('call us'))).toEqual([
      {
        path,
        what: '"call us" is not valid: it cannot be dialled.',
        why: expect.stringMatching(/./),
        fix: 'Write the digits as they are dialled, such as "(07) 5550 4100" or "1300 975 707".',
      },
    ]);
  });

  it.each(['(07) 5550 41O0', '(07) 5550 410', '(07) 5550 41001', '5550', '1300 975 70', ''])(
    'is "%s"',
    (main) => expect(problemsOf({ phones: { main } }).map(({ path }) => path)).toEqual(['phones.main']),
  );

  it.each([
    '(07) 5550 4100',
    '1300 975 707',
    '13 12 34',
    '0491 570 006',
    '+61 7 5550 4100',
    '+44 20 7946 0018',
  ])('is not "%s"', (main) => expect(problemsOf({ phones: { main } })).toEqual([]));
});

describe('a value that a page could not show', () => {
  it.each(mistakes)('is reported with a fix: %s', (_mistake, wrong, path, what, fix) => {
    const problems = problemsOf(wrong);
    expect(problems.map((problem) => problem.path)).toEqual([path]);
    expect(problems[0]?.what).toMatch(what);
    expect(problems[0]?.fix).toMatch(fix);
    expect(problems[0]?.why).not.toBe('');
  });

  it.each<[string, Wrong]>([
    [
      'bounds of sliders, and fees, by provider key',
      {
        finance: {
          ...finance,
          establishmentFees: { '360finance': 395 },
          sliders: {
            default: { amount: { min: 1000, max: 2000 }, termYears: { min: 6 } },
            ausloans: { termYears: {} },
          },
        },
      },
    ],
    [
      'rates of one day',
      { finance: { ...finance, rateEffectiveFrom: '2026-11-01', rateEffectiveTo: '2026-11-01' } },
    ],
    [
      'a band of one postcode',
      { delivery: { bands: [{ from: '4000', to: '4000', price: 0, name: 'Brisbane' }] } },
    ],
    ['a time zone', { timeZone: 'Australia/Broken_Hill' }],
    ['no time zone of its own', { timeZone: null }],
    ['a comparison rate without fees', { finance: { ...finance, comparisonRatePercent: 6.29 } }],
    ['hours past midnight', weekday({ open: '18:00', close: '02:00' })],
    ['a whole day', weekday({ open: '00:00', close: '24:00' })],
    ['hours in words', weekday({ formated_hours: 'By appointment' })],
    ['a closed day with times', weekday({ status: 'Closed', open: '08:00' })],
    ['an open holiday with the hours of its weekday', special({})],
    ['holiday hours past midnight', special({ start_hour: '18:00', end_hour: '02:00' })],
  ])('is not reported: %s', (_name, declaration) => expect(problemsOf(declaration)).toEqual([]));
});

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
];

describe('a value that a page could not show', () => {
  it.each(mistakes)('is reported with a fix: %s', (_mistake, wrong, path, what, fix) => {
    const problems = problemsOf(wrong);
    expect(problems.map((problem) => problem.path)).toEqual([path]);
    expect(problems[0]?.what).toMatch(what);
    expect(problems[0]?.fix).toMatch(fix);
    expect(problems[0]?.why).not.toBe('');
  });

  it.each<[string, Wrong]>([
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

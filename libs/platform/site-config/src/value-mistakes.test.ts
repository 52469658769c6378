import { describe, expect, it } from 'vitest';
import { exampleDealer } from './example-dealer.ts';
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
  ])('is not reported: %s', (_name, declaration) => expect(problemsOf(declaration)).toEqual([]));
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  comparedFacts,
  contentText,
  feedText,
  flagCells,
  importCells,
  indexText,
  readOutcomeOfRow,
  rowCells,
  searchText,
} from './stockViews.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('says what an import did, without what it did not', () => {
  const run = {
    id: 1,
    dealer: 'harbour',
    feed: 'daily.csv',
    map: 'm',
    started_at: '2026-11-24T00:30:00Z',
    finished_at: null,
    state: 'stopped',
    refused: null,
    counts: { rows: 1203, accepted: 1200, rejected: 3, merged: 0, added: 2, unchanged: 1198 },
  } as const;
  expect(importCells(run)).toEqual([
    'daily.csv, harbour',
    'Stopped; nothing was changed',
    'Rows: 1,203 read, 1,200 taken, 3 refused\nCars: 2 added, 1,198 unchanged',
  ]);
  const refused = 'This feed would remove 9 of the 10 cars.';
  expect(importCells({ ...run, state: 'refused', refused })[1]).toBe(
    `Refused; nothing was changed\n${refused}`,
  );
});

it('says whether the feed works', () => {
  const fine = { last_success_at: '2026-11-24T00:30:00Z', failures: 0, stale: false, reason: null };
  const zone = 'Australia/Brisbane';
  expect(feedText(fine, zone)).toMatch(/^It was last read on .*10:30.*\.$/);
  expect(feedText({ ...fine, last_success_at: null }, zone)).toBe('It was never read.');
  const reason = 'The server does not answer.';
  expect(feedText({ ...fine, failures: 1, reason }, zone)).toMatch(
    /^It was last read .*\. One attempt has failed since\.\nThe server does not answer\.$/,
  );
  expect(feedText({ ...fine, failures: 9, stale: true, reason }, zone)).toMatch(
    /^The stock may be out of date\. It was last read .*\. 9 attempts have failed since\.\n/,
  );
});

it('says why a row was refused, and what was odd in it', () => {
  const row = {
    row: 7,
    stocknum: null,
    outcome: 'reject',
    reason: 'It has no make.',
    warnings: [
      { code: 'invalid_price', text: 'the price is not a price', field: 'price', raw: 'POA' },
      { code: 'truncated', text: 'the text was cut', field: null, raw: null },
      { code: 'no_make', text: 'It has no make.', field: null, raw: null },
    ],
  } as const;
  expect(rowCells({ ...row, warnings: [...row.warnings] })).toEqual([
    '',
    'Refused',
    'It has no make.\nprice: the price is not a price (“POA”)\nthe text was cut',
  ]);
  expect(['reject', 'x', 'toString', null].map(readOutcomeOfRow)).toEqual(['reject', null, null, null]);
});

it('says who decided a flag, and what each level says', () => {
  expect(
    flagCells({
      flag: 'action.finance',
      label: 'Finance',
      value: false,
      decided_by: 'dealer',
      reason: 'The dealership has switched it off.',
      levels: [
        { level: 'car', value: null },
        { level: 'dealer', value: false },
        { level: 'platform', value: true },
      ],
    }),
  ).toEqual([
    'No',
    'By the dealership',
    'The dealership has switched it off.',
    'the dealership: no\nthe default: yes',
  ]);
});

it.each([
  [null, 0, 'It is compared with the stock for the first time tonight.'],
  ['2026-11-24T16:00:00Z', 0, /^No differences were found when it was compared on Wed 25 Nov, 2:00 am\.$/],
  ['2026-11-24T16:00:00Z', 1, /^1 car differed from the stock/],
  ['2026-11-24T16:00:00Z', 1_200, /^1,200 cars differed from the stock/],
])('says of a search compared at %s with %i differences', (compared_at, differing, text) =>
  expect(searchText({ compared_at, differing }, 'Australia/Brisbane')).toMatch(text),
);

it('says of a broken file of content where it is broken, what, why and how to mend it', () =>
  expect(
    contentText({
      file: 'content/offers/a.md:4',
      what: 'expiry: "soon" is not valid.',
      why: 'Last day on which it is shown.',
      fix: 'Write a day of the calendar, such as 2026-12-24.',
    }),
  ).toBe(
    'content/offers/a.md:4\nexpiry: "soon" is not valid.\nLast day on which it is shown.\nWrite a day of the calendar, such as 2026-12-24.',
  ));

const whole = {
  ...{ answers: true, ready: true, indexed: 1_200, listed: 1_200 },
  ...{ waiting: 0, waiting_since: null },
};

it.each([
  [{}, /^It has all 1,200 cars of the site\.$/],
  [{ indexed: 1, listed: 1 }, /^It has all 1 car of the site\.$/],
  [
    { indexed: 1_198, waiting: 2, waiting_since: '2026-11-24T16:00:00Z' },
    /^It has 1,198 of the 1,200 cars of the site\.\n2 cars wait to be brought to it, the first since Wed 25 Nov, 2:00 am\.$/,
  ],
  [{ indexed: 1_205 }, /^It has 5 cars more than the site lists\.$/],
  [{ indexed: 1_201 }, /^It has 1 car more than the site lists\.$/],
  [{ waiting: 1 }, /\n1 car waits to be brought to it\.$/],
  [{ ready: false }, /^It has to be built again/],
  [{ answers: false, ready: false, indexed: 0 }, /^It does not answer\./],
])('says of the search now: %j', (change, text) =>
  expect(indexText({ ...whole, ...change }, 'Australia/Brisbane')).toMatch(text),
);

it('says what was found when the search was compared, with the first cars of each kind', () => {
  const none = { cars: 0, examples: [] };
  const same = { listed: 1_200, compared: 200, waiting: 0, missing: none, surplus: none, different: none };
  expect(comparedFacts(same)).toEqual([
    { name: 'Result', text: 'No differences found: 1,200 cars by number, 200 in full.' },
  ]);
  expect([1, 3].map((waiting) => comparedFacts({ ...same, waiting })[0]?.text)).toEqual([
    'No differences found: 1,200 cars by number, 200 in full. 1 that is waiting was left out.',
    'No differences found: 1,200 cars by number, 200 in full. 3 that are waiting were left out.',
  ]);
  expect(comparedFacts({ ...same, different: { ...none, cars: 1 } })).toMatchObject([
    { text: 'It differs from the stock: 1,200 cars by number, 200 in full.' },
    { name: 'Different from the stock', text: '1' },
  ]);
  const missing = { cars: 2, examples: [{ id: 1, name: '2021 Toyota RAV4', stocknum: 'S1' }] };
  expect(comparedFacts({ ...same, missing })[1]).toEqual({
    name: 'Not found by shoppers',
    text: '2\n2021 Toyota RAV4 (S1)',
  });
});

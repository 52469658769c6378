import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimedIds, idsIn, listedIds, requirementProblems } from './requirement-ids.mjs';

// Put together here, so that this file claims nothing itself.
const claim = (...ids) => `[${ids.join(', ')}]`;

test('a title claims one requirement or several', () => {
  assert.deepEqual(idsIn(`${claim('SR-01')} the search > ${claim('EN-01', 'EN-03')} leads`), [
    'SR-01',
    'EN-01',
    'EN-03',
  ]);
  assert.deepEqual(idsIn('reads cars[0] and SR-01'), []);
});

test('a tag counts only in a test that passed', () => {
  const results = [
    { title: `${claim('SR-01')} keeps the query`, status: 'passed' },
    { title: `${claim('SR-02')} holds every facet`, status: 'skipped' },
    { title: `${claim('SR-03')} clears the filters`, status: 'failed' },
  ];
  const claimed = claimedIds([
    { name: 'libs/a', results },
    { name: 'libs/b', results },
  ]);
  assert.deepEqual([...claimed], [['SR-01', new Set(['libs/a', 'libs/b'])]]);
});

test('the list gives every id its sentence, headings left out', () => {
  const list =
    '## SR  Search\n| id | requirement | § |\n|---|---|---|\n| SR-01 | URL holds query | 2 |\n| SR-02 | Facets | 3 |\n';
  assert.deepEqual(
    [...listedIds(list)],
    [
      ['SR-01', 'URL holds query'],
      ['SR-02', 'Facets'],
    ],
  );
});

const listed = new Map([
  ['SR-01', 'URL holds query'],
  ['SR-02', 'Facets'],
]);
const problemsOf = (claimed, gaps) =>
  requirementProblems({
    listed,
    claimed: new Map(claimed.map((id) => [id, new Set(['libs/a'])])),
    gaps: new Map(gaps),
  });

for (const [title, claimed, gaps, expected] of [
  ['every id has a test or is a gap', ['SR-01'], [['SR-02', 'Not built.']], []],
  ['an id without a test is no gap', ['SR-01'], [], [/^No test that passed .*: SR-02$/]],
  ['a gap has a test', ['SR-01', 'SR-02'], [['SR-02', 'Not built.']], [/^These have a test .*: SR-02$/]],
  ['a gap has no reason', ['SR-01'], [['SR-02', '']], [/gives no reason for: SR-02$/]],
  [
    'a gap is unknown',
    ['SR-01', 'SR-02'],
    [['SR-03', 'Not built.']],
    [/^docs\/requirements-gaps\.md .*: SR-03$/],
  ],
  ['a test names an unknown id', ['SR-01', 'SR-02', 'SR-03'], [], [/^Tests name ids .*: SR-03$/]],
])
  test(`the problems where ${title}`, () => {
    const problems = problemsOf(claimed, gaps);
    assert.equal(problems.length, expected.length, problems.join('\n'));
    expected.forEach((pattern, at) => assert.match(problems[at], pattern));
  });

/** The page of defects that shoppers saw names, for each, tests that there are. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';

/** The rows of the tables of a page: what was wrong, and the tests that hold it, `{ file, title }` each. */
function defectsOf(page) {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (What was wrong|-+) /.test(line))
    .map((line) => {
      const [, wrong, held] = line.split('|').map((cell) => cell.trim());
      const tests = held.split('<br>').filter(Boolean);
      return { wrong, tests: tests.map((each) => /^`(?<file>[^`]+)` (?<title>.+)$/.exec(each)?.groups) };
    });
}

/** Whether a file has a test, suite or story with a title: whole, or up to the first `${` of one that is made anew for each case. */
function hasTitle(text, title) {
  const whole = ["'", '"', '`'].map((quote) => `${quote}${title}${quote}`);
  const starts = [`\`${title}\${`, `\`${title} \${`];
  return [...whole, ...starts, `export const ${title}: Story`].some((written) => text.includes(written));
}

/** What is wrong with the rows of a page, a sentence each that names the row. `read` gives the text of a file, or null. */
function problemsOf(page, read) {
  return defectsOf(page).flatMap(({ wrong, tests }) => {
    if (tests.length === 0) return [`"${wrong}" has no test.`];
    return tests.flatMap((each) => {
      if (!each) return [`"${wrong}": write the file of a test in backticks, then its title.`];
      const text = read(each.file);
      if (text === null) return [`"${wrong}": there is no ${each.file}.`];
      return hasTitle(text, each.title) ? [] : [`"${wrong}": ${each.file} has no test "${each.title}".`];
    });
  });
}

/** The text of a file that has tests, stories or journeys; null for any other. */
function readTests(file) {
  const path = join(root, file);
  const isTest = /\.(test|stories|journey)\.tsx?$/.test(file);
  return isTest && existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const page = readFileSync(join(root, 'docs/reference/shopper-defects.md'), 'utf8');

test('each defect has a test that there is', () => {
  assert.ok(defectsOf(page).length > 80);
  assert.deepEqual(problemsOf(page, readTests), []);
});

test('no defect is listed twice', () => {
  const all = defectsOf(page).map(({ wrong }) => wrong);
  assert.equal(new Set(all).size, all.length);
});

test('a row without a test, a file that is not there and a title that nobody has are named', () => {
  const files = new Map([
    ['a.test.ts', "it('[A-1] is (whole)', () => {});\nit(`of ${kind} it is ${word}`, () => {});"],
    ['b.stories.tsx', 'export const Open: Story = {};'],
  ]);
  const problems = (held) =>
    problemsOf(
      `| What was wrong | Held by |\n| --- | --- |\n| It was red | ${held} |`,
      (file) => files.get(file) ?? null,
    );
  for (const held of ['`a.test.ts` [A-1] is (whole)', '`a.test.ts` of', '`b.stories.tsx` Open'])
    assert.deepEqual(problems(held), []);
  assert.deepEqual(problems(''), ['"It was red" has no test.']);
  assert.deepEqual(problems('`c.test.ts` is whole'), ['"It was red": there is no c.test.ts.']);
  for (const title of ['is whole', '[A-1] is', '[A-1] is (whole) and more', 'Open'])
    assert.deepEqual(problems(`\`a.test.ts\` ${title}`), [`"It was red": a.test.ts has no test "${title}".`]);
  assert.deepEqual(problems('`a.test.ts` of<br>`b.stories.tsx` Shut'), [
    '"It was red": b.stories.tsx has no test "Shut".',
  ]);
  assert.deepEqual(problems('a.test.ts'), [
    '"It was red": write the file of a test in backticks, then its title.',
  ]);
});

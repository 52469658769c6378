import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journeyReports, removeResults, siteResults, storyReports } from './siteResults.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-results-'));
  mkdirSync(join(root, 'apps/site-e2e/test-report'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function report(slug: string, ...statuses: string[]) {
  const results = statuses.map((status, at) => ({ title: `journey ${at}`, status }));
  writeFileSync(join(root, `apps/site-e2e/test-report/${slug}.json`), JSON.stringify(results));
}

const output = `• The host serves on port 1

Running 3 tests using 3 workers

  ✓  1 [northside phone] › a.journey.ts:1:1 › one (1s)
  ✘  2 [harbour desktop] › a.journey.ts:1:1 › one (1s)
  ✓  3 [harbour phone] › a.journey.ts:1:1 › two (1s)


  1) [harbour desktop] › a.journey.ts:1:1 › one

    Error: wrong colour

  1 failed
`;

test('a site fails with one of its journeys, and the output has its own lines', () => {
  report('harbour', 'failed', 'passed');
  report('northside', 'passed');
  const found = siteResults(root, journeyReports, ['harbour', 'northside'], { success: false, output });
  expect(found.get('harbour')?.success).toBe(false);
  expect(found.get('harbour')?.output).toMatch(/✘ {2}2[^]*Error: wrong colour[^]*1 failed$/);
  expect(found.get('harbour')?.output).not.toContain('northside');
  expect(found.get('northside')?.success).toBe(true);
  expect(found.get('northside')?.output).toMatch(/✓ {2}1/);
  expect(found.get('northside')?.output).not.toContain('wrong colour');
});

test('without a failed journey, a run that fails fails every site with the whole output', () => {
  report('harbour', 'passed');
  report('northside', 'passed');
  const found = siteResults(root, journeyReports, ['harbour', 'northside'], {
    success: false,
    output: 'The host noted 1 failures',
  });
  for (const slug of ['harbour', 'northside'])
    expect(found.get(slug)).toEqual({ success: false, output: 'The host noted 1 failures' });
});

test('the stories of a theme fail with one of them, and the output is whole', () => {
  mkdirSync(join(root, '.storybook/test-report'), { recursive: true });
  for (const [slug, status] of [
    ['harbour', 'failed'],
    ['northside', 'passed'],
  ])
    writeFileSync(
      join(root, `.storybook/test-report/${slug}.json`),
      JSON.stringify([{ title: 'Card', status }]),
    );
  const run = { success: false, output: ' FAIL  |harbour| Card' };
  const found = siteResults(root, storyReports, ['harbour', 'northside'], run);
  expect(found.get('harbour')).toEqual({ success: false, output: run.output });
  expect(found.get('northside')?.success).toBe(true);
});

test('a site without results fails, also where a former run left some', () => {
  report('harbour', 'passed');
  removeResults(root, journeyReports, ['harbour']);
  const found = siteResults(root, journeyReports, ['harbour'], { success: true, output: 'No tests found' });
  expect(found.get('harbour')).toEqual({ success: false, output: 'No tests found' });
});

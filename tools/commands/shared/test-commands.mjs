/**
 * Runs the tests of the commands, and writes their results for `npm run requirements`. In CI (`CI=true`) a skipped test fails the run.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { root } from './paths.mjs';
import results, { saidOfSkipped } from './results-reporter.mjs';

/** Those that take longest begin first: begun last, one of them would run alone for a while. */
const LONGEST = ['own-parts.test.mjs', 'task-inputs.test.mjs', 'readme-types.test.mjs'];

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.mjs'));
const files = [...LONGEST, ...names.filter((name) => !LONGEST.includes(name))];

const events = run({
  cwd: root,
  files: files.map((name) => join(import.meta.dirname, name)),
  concurrency: availableParallelism(),
});
const seen = [];
events.on('data', (event) => seen.push(event));
events.on('test:fail', () => (process.exitCode = 1));
events.on('end', () => void save());
events.compose(spec).pipe(process.stdout);

async function save() {
  const report = join(root, 'tools/commands/test-report');
  mkdirSync(report, { recursive: true });
  for await (const text of results(seen)) {
    writeFileSync(join(report, 'commands.json'), text);
    const skipped = saidOfSkipped(JSON.parse(text));
    if (skipped === '') continue;
    console.error(skipped);
    if (!process.env.CI) continue;
    console.error('With CI=true a skipped test fails the run.');
    process.exitCode = 1;
  }
}

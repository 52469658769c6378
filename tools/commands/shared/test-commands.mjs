/**
 * Runs the tests of the commands, and writes their results for `npm run requirements`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';

const report = join(root, 'tools/commands/test-report');
mkdirSync(report, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    '--test',
    `--test-concurrency=${availableParallelism()}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(root, 'tools/commands/shared/results-reporter.mjs')}`,
    `--test-reporter-destination=${join(report, 'commands.json')}`,
    'tools/commands/shared/*.test.mjs',
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);

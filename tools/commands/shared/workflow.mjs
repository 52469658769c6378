import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { parse } from 'yaml';
import { root } from './paths.mjs';

/** The workflow of the forge. */
export const workflowFile = '.github/workflows/ci.yml';

/** The jobs of a workflow, by name. */
export const jobsOf = (text) => parse(text).jobs;

/** The command lines of a job, those of its matrix in place of `${{ matrix.run }}`. */
export function commandLines(job) {
  const matrix = job.strategy?.matrix?.include ?? [];
  const runs = job.steps.flatMap(({ run }) => run ?? []);
  return [...runs.filter((run) => !run.includes('matrix.run')), ...matrix.flatMap(({ run }) => run ?? [])]
    .flatMap((run) => run.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
}

const scripts = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const succeeds = (command, args) => spawnSync(command, args, { cwd: root }).status === 0;

/** The commands of a workflow, and whether what each names exists. */
const known = [
  [/^npm ci$/, () => true],
  [/^apt-get (update -q|install -y -q --no-install-recommends [a-z0-9 .+-]+)$/, () => true],
  [/^npm run ([\w:-]+)/, ([, script]) => script in scripts()],
  [
    /^npm test(?: -- (.*))?$/,
    ([, options]) =>
      succeeds(process.execPath, [
        'tools/commands/test.mjs',
        ...(options?.replace('"$BASE"', 'main').split(' ') ?? []),
        '--list',
      ]),
  ],
  [/^node ([\w./-]+)/, ([, file]) => existsSync(join(root, file))],
  [/^\.ci\/run (.*)$/, ([, parts]) => succeeds(join(root, '.ci/run'), ['--list', ...parts.split(' ')])],
];

/** What is wrong with a command line of a workflow; null if it can be run. */
export function commandProblem(line) {
  for (const [pattern, exists] of known) {
    const found = pattern.exec(line);
    if (found) return exists(found) ? null : `There is nothing to run: ${line}`;
  }
  return `Not a command of this repository: ${line}`;
}

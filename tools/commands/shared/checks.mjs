import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const node = process.execPath;
const dealersBuild = (projects) => [
  'nx',
  ['run-many', '-t', 'build', '-p', projects, '--parallel=2', '--output-style=stream'],
];
const fuzz = (dealers) => [
  'npm',
  [
    'run',
    '--silent',
    'fuzz:search',
    '--',
    '--runs',
    '1000',
    ...dealers.flatMap((slug) => ['--dealer', slug]),
  ],
];
const needs = (path) => () => (existsSync(join(root, path)) ? null : `${path} is missing`);

/**
 * The steps of `npm test`, fastest feedback first. `light` ones use one core and run in parallel; none runs
 * beside timing-sensitive tests. `tsc --build` also leaves every lib's `dist`, which `publishable` reads; `build`
 * leaves the sites that `fuzz`, `journeys` and `size` need. `of` limits a step to some dealers; a step without it is independent of dealers.
 */
export const checks = [
  {
    name: 'format',
    light: true,
    label: 'Formatting (prettier)',
    command: ['prettier', ['--check', '--log-level=warn', '--cache', '.']],
  },
  { name: 'sync', light: true, label: 'Project references (nx sync:check)', command: ['nx', ['sync:check']] },
  {
    name: 'types',
    light: true,
    label: 'Types, and every lib built (tsc --build)',
    command: ['tsc', ['--build']],
  },
  {
    name: 'lint',
    light: true,
    label: 'Lint and import rules (eslint)',
    command: [
      'eslint',
      ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings=0', '.'],
    ],
  },
  {
    name: 'commands',
    light: true,
    label: 'The commands themselves (node --test)',
    command: [node, ['--test', 'tools/commands/shared/*.test.mjs']],
  },
  {
    name: 'unused',
    light: true,
    label: 'Unused files, exports, dependencies (knip)',
    command: ['knip', ['--no-config-hints']],
  },
  {
    name: 'unit',
    label: 'Unit tests (vitest)',
    command: ['nx', ['run-many', '-t', 'test', '--parallel=2', '--output-style=stream']],
  },
  {
    name: 'elsewhere',
    label: 'The rules by another clock and language (vitest)',
    env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    command: [
      'nx',
      [
        'run-many',
        '-t',
        'test',
        '-p',
        'libs/domain/*',
        '--skip-nx-cache',
        '--parallel=2',
        '--output-style=stream',
      ],
    ],
  },
  {
    name: 'stories',
    label: 'Stories and accessibility (vitest, browser)',
    browser: true,
    command: ['npm', ['run', '--silent', 'test:stories']],
    missing: needs('.storybook'),
  },
  {
    name: 'build',
    label: 'Sites (react-router build)',
    command: dealersBuild('apps/dealers/*'),
    of: (slugs) => ({ command: dealersBuild(slugs.map((slug) => `apps/dealers/${slug}`).join(',')) }),
  },
  {
    name: 'fuzz',
    label: 'Random addresses of the search page',
    command: fuzz([]),
    of: (slugs) => ({ command: fuzz(slugs) }),
  },
  {
    name: 'dev',
    label: 'A site from its sources, with hot reload (nx dev)',
    browser: true,
    command: [node, ['tools/commands/dev.test.mjs']],
  },
  {
    name: 'journeys',
    label: 'Journeys on every dealer (playwright)',
    browser: true,
    command: ['npm', ['run', '--silent', 'test:journeys']],
    of: (slugs) => ({ env: { FORECOURT_JOURNEY_DEALERS: slugs.join(',') } }),
    missing: needs('apps/site-e2e'),
  },
  {
    name: 'requirements',
    light: true,
    label: 'Requirements with a test',
    command: [node, ['tools/commands/requirements.mjs']],
  },
  {
    name: 'publishable',
    label: 'Packages as npm would get them (publint, attw)',
    command: [node, ['tools/commands/publishable.mjs']],
  },
  {
    name: 'size',
    light: true,
    label: 'First-load JavaScript (size-limit)',
    command: ['size-limit', []],
    of: (slugs) => ({ env: { FORECOURT_DEALER: slugs.join(',') } }),
  },
];

/** The same steps for some dealers only. */
export const checksOf = (steps, slugs) => steps.map((step) => ({ ...step, ...step.of?.(slugs) }));

/**
 * The steps of `npm test`, each a target of Nx with declared inputs, so that what did not change comes from its cache.
 * `npx nx show project <name>` lists the targets of a project.
 *
 * Steps with a `stage` wait for all those before. Those of `stories` fill all cores with browsers; those of `sites` test running sites or
 * measure times; those of `results` read the results of all tests, on every dealer.
 * Tasks of `bySite` steps belong to one dealer each, but for that of the folder `shared`, if it is named.
 */
export const checks = [
  { name: 'format', target: 'format', label: 'Formatting (oxfmt)' },
  { name: 'sync', target: 'sync', label: 'Project references (nx sync:check)' },
  { name: 'types', target: 'typecheck', label: 'Types, and every lib built (tsc --build)' },
  { name: 'lint', target: 'lint', label: 'Lint, import rules and rules with types (eslint, oxlint)' },
  { name: 'commands', target: 'commands', label: 'The commands themselves (node --test)' },
  { name: 'unused', target: 'unused', label: 'Unused files, exports, dependencies (knip)' },
  { name: 'unit', target: 'test', label: 'Unit tests (vitest)' },
  { name: 'elsewhere', target: 'test-elsewhere', label: 'The rules by another clock and language (vitest)' },
  { name: 'build', target: 'build', label: 'Sites (react-router build)', bySite: true },
  { name: 'publishable', target: 'publishable', label: 'Packages as npm would get them (publint, attw)' },
  { name: 'api', target: 'api', label: 'Public API against its reports (api-extractor)' },
  { name: 'comments', target: 'comments', label: 'Comments of the libs as documentation (typedoc)' },
  { name: 'size', target: 'size', label: 'First-load JavaScript (size-limit)', bySite: true },
  {
    name: 'stories',
    target: 'stories',
    label: 'Stories and accessibility (vitest, browser)',
    stage: 'stories',
    browser: true,
    bySite: true,
    shared: '.',
  },
  {
    name: 'fuzz',
    target: 'fuzz',
    label: 'Random addresses of the search page',
    stage: 'sites',
    bySite: true,
  },
  {
    name: 'dev',
    target: 'hot-reload',
    label: 'A site from its sources, with hot reload (nx dev)',
    stage: 'sites',
    browser: true,
  },
  {
    name: 'journeys',
    target: 'e2e',
    label: 'Journeys on every dealer (playwright)',
    stage: 'sites',
    browser: true,
    bySite: true,
  },
  {
    name: 'requirements',
    target: 'requirements',
    label: 'Requirements with a test that passed',
    stage: 'results',
  },
];

/** The folders of the projects that belong to a dealer: its app, and the tests of its running site. */
const foldersOf = (slug) => [`apps/dealers/${slug}`, `apps/site-e2e/sites/${slug}`];

/**
 * Tasks at a time on a small machine, more than its cores: nearly half of the time of unit tests is waiting for a database, a process or a
 * time limit. Those with a browser have workers of their own.
 */
const TASKS = 4;
const TASKS_IN_BROWSERS = 3;

/** Cores for each process of Vitest: the other libs that are tested at the same time need the others. */
const CORES_A_PROCESS = 3;

/**
 * The processes of Vitest for one lib, beside the other tasks. Each loads the modules and starts an embedded database of its own: on a small
 * machine one process takes less CPU time than two, and other libs are tested beside it (docs/decisions/0064).
 */
export const unitWorkers = (cores) => Math.max(1, Math.floor(cores / CORES_A_PROCESS));

/**
 * The calls of Nx for some steps, in order.
 *
 * @param dealers limits steps by site to these dealers; empty for all.
 * @param base a branch or commit: only what it and the files here differ in, and what depends on that.
 * @returns one call for each stage, or two where dealers are named: its steps, and the arguments of `nx`.
 */
export function nxCalls(steps, { dealers = [], base } = {}) {
  const stages = [undefined, 'stories', 'sites'].map((name) => steps.filter(({ stage }) => stage === name));
  const limited = dealers.length > 0;
  const groups = stages.flatMap((stage) => [
    { steps: stage.filter(({ bySite }) => !(limited && bySite)), projects: [] },
    {
      steps: stage.filter(({ bySite }) => limited && bySite),
      projects: [...stage.flatMap(({ shared = [] }) => shared), ...dealers.flatMap(foldersOf)],
    },
  ]);
  const calls = groups
    .filter((group) => group.steps.length > 0)
    .map((group) => ({
      steps: group.steps,
      browser: group.steps.some(({ browser }) => browser),
      args: [
        ...(base && group.projects.length === 0 ? ['affected', `--base=${base}`] : ['run-many']),
        '-t',
        ...group.steps.map(({ target }) => target),
        ...(group.projects.length > 0 ? ['-p', group.projects.join(',')] : []),
        `--parallel=${group.steps.some(({ browser }) => browser) ? TASKS_IN_BROWSERS : TASKS}`,
        '--output-style=static',
      ],
    }));
  // A run of what is affected, or of some dealers, does not have the results of the other tests.
  const last = base || limited ? [] : steps.filter(({ stage }) => stage === 'results');
  if (last.length === 0) return calls;
  const args = ['run-many', '-t', ...last.map(({ target }) => target), '--output-style=static'];
  return [...calls, { steps: last, browser: false, args }];
}

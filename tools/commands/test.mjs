/**
 * All steps run, even after a failure; a summary is printed at the end. The time of a step is that in which one of its tasks ran: several
 * run at a time, also of other steps. What did not change comes from the cache of Nx.
 */
import { availableParallelism } from 'node:os';
import { command } from './shared/command.mjs';
import { ensureBrowser, browserVersion } from './shared/browser.mjs';
import { checks, nxCalls, unitWorkers } from './shared/checks.mjs';
import { missingOnPostgres } from './shared/engine-suites.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { finishedTasks, lastTasks, stepResults } from './shared/nx-tasks.mjs';
import { compileCache, root } from './shared/paths.mjs';
import { startCluster } from './shared/postgres.mjs';
import { run, tail } from './shared/run.mjs';
import { bold, dim, duration, green, Problem, red } from './shared/say.mjs';
import { siteSlugs } from './shared/sites.mjs';

/** Lines of output that are repeated at the end, of all failed tasks together. */
const FAILURE_LINES = 60;

function chosen({ only, skip }) {
  const named = (text) => (text ? text.split(',').map((name) => name.trim()) : []);
  const unknown = [...named(only), ...named(skip)].filter(
    (name) => !checks.some((check) => check.name === name),
  );
  if (unknown.length > 0)
    throw new Problem(
      `No step is called ${unknown.join(', ')}. Choose of ${checks.map((c) => c.name).join(', ')}.`,
    );
  return checks.filter(({ name }) => (!only || named(only).includes(name)) && !named(skip).includes(name));
}

/** The path of a browser. It is fetched while other steps run; a failure is reported by the steps that need it. */
async function fetchedBrowser() {
  try {
    const path = await ensureBrowser();
    console.log(dim(`  ${browserVersion(path)}`));
    return { path };
  } catch (error) {
    return { problem: error instanceof Problem ? error.message : String(error?.stack ?? error) };
  }
}

/** A PostgreSQL for the unit tests, or the reason why there is none. */
async function startedPostgres() {
  try {
    return await startCluster();
  } catch (error) {
    return { problem: error instanceof Problem ? error.message : String(error?.stack ?? error) };
  }
}

/** The result of the half of the unit tests that runs on PostgreSQL. Its tasks are those of the step `unit`. */
function postgresHalf({ problem }) {
  const from = Date.now();
  const missing = problem ? [] : missingOnPostgres(root);
  const output =
    problem ??
    `Suites for both engines of the database without a passed test on PostgreSQL:\n${missing.join('\n')}`;
  const ok = !problem && missing.length === 0;
  const failed = ok ? [] : [{ id: 'the server suites on PostgreSQL', output }];
  return { name: 'postgres', ok, ms: Date.now() - from, tasks: 0, cached: 0, failed, log: '' };
}

/** Runs the steps of one call of Nx. */
async function results({ steps, args, browser }, isSample, browserFetched, server) {
  const env = {
    FORCE_COLOR: '0',
    NX_SKIP_LOG_GROUPING: 'true',
    // Hundreds of processes load the same tools.
    NODE_COMPILE_CACHE: compileCache,
    ...(isSample && { FORECOURT_SAMPLE: '1' }),
  };
  if (browser) {
    const { path, problem } = await browserFetched;
    if (problem) {
      console.log(`${red('✗')} ${problem}`);
      return steps.map(({ name }) => ({ name, ok: false, ms: 0, tasks: 0, cached: 0, failed: [], log: '' }));
    }
    env.PLAYWRIGHT_CHROMIUM_PATH = path;
  }
  if (steps.some(({ name }) => name === 'unit'))
    Object.assign(
      env,
      { FORECOURT_TEST_PROCESSES: String(unitWorkers(availableParallelism())) },
      server?.env,
    );
  const from = Date.now();
  const label = steps.length === 1 ? steps[0].label : steps.map(({ name }) => name).join(', ');
  const { ok, output, log } = await run(label, 'nx', args, {
    env,
    logName: `nx-${steps[0].name}`,
    note: finishedTasks(),
  });
  const tasks = lastTasks(from, log);
  const found = stepResults(steps, tasks, ok);
  // Tasks that a step depends on, such as the build of a site, and failures of Nx itself.
  const others = tasks.filter((task) => !task.ok && !steps.some(({ target }) => target === task.target));
  if (others.length > 0 || (!ok && found.every((step) => step.ok)))
    found.push({
      name: 'nx',
      ok: false,
      ms: 0,
      tasks: others.length,
      cached: 0,
      failed: others.length > 0 ? others : [{ id: `nx ${args.join(' ')}`, output }],
      log,
    });
  return found;
}

const counted = ({ tasks, cached }) =>
  tasks === 0 ? 'nothing to do' : `${tasks - cached} of ${tasks} run, the others from the cache`;

const declaration = {
  call: 'npm test --',
  does:
    'All checks for contributors; nothing must be installed or running. Without --dealer, --base and --everywhere, journeys and stories ' +
    'are a sample of places (docs/decisions/0064). With --dealer or --base, requirements are left out: they need the results of all tests.',
  options: {
    only: { type: 'string', value: '<steps>', does: 'these steps alone, such as lint,unit' },
    skip: { type: 'string', value: '<steps>', does: 'all but these' },
    dealer: {
      type: 'string',
      value: '<slug>',
      multiple: true,
      does: 'build, stories, fuzz, journeys and size for this dealer only',
    },
    base: {
      type: 'string',
      value: '<branch>',
      does: 'only what differs from this branch or commit, and what depends on it',
    },
    everywhere: {
      type: 'boolean',
      does: 'all journeys and stories on every dealer and screen that they are for',
    },
    postgres: {
      type: 'boolean',
      does: 'unit tests of the database also run on a temporary PostgreSQL, which is installed where it is missing (Debian)',
    },
    list: { type: 'boolean', does: 'names the steps' },
  },
};

await command(declaration, async ({ values }) => {
  const steps = chosen(values);
  if (values.postgres && (values.base || !steps.some(({ name }) => name === 'unit')))
    throw new Problem('--postgres is for a run of all unit tests. Leave --base out, and run the step unit.');
  if (values.list) {
    if (values.dealer) siteSlugs(values.dealer);
    for (const { name, label } of steps) console.log(`${name.padEnd(13)} ${label}`);
    return;
  }

  const startedAt = Date.now();
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const dealers = values.dealer ? siteSlugs(values.dealer) : [];
  const browserFetched = steps.some(({ browser }) => browser) ? fetchedBrowser() : null;
  // Of what is affected, or of some dealers, the rest may not run: there is no other place for what a sample leaves out.
  const isSample = !values.everywhere && !values.base && dealers.length === 0;
  const server = values.postgres ? await startedPostgres() : null;
  const all = [];
  try {
    for (const call of nxCalls(steps, { dealers, base: values.base }))
      all.push(...(await results(call, isSample, browserFetched, server)));
    if (server) all.push(postgresHalf(server));
  } finally {
    await server?.stop?.();
  }

  // The end of a long log is often all that is read: every failed task has a place in it.
  const failures = all.flatMap(({ name, failed }) => failed.map((task) => ({ name, ...task })));
  const lines = Math.max(12, Math.floor(FAILURE_LINES / failures.length));
  for (const { name, id, output } of failures)
    console.log(`\n${bold(`End of the output of ${name}, ${id}`)}\n${tail(output, lines)}`);
  console.log(`\n${bold('Summary')}`);
  for (const step of all)
    console.log(
      `  ${step.ok ? green('✓') : red('✗')} ${step.name.padEnd(13)} ${duration(step.ms).padStart(12)}  ${dim(
        step.ok || !step.log ? counted(step) : step.log,
      )}`,
    );
  console.log(dim(`  in ${duration(Date.now() - startedAt)}`));
  const failed = all.filter(({ ok }) => !ok);
  if (failed.length > 0)
    throw new Problem(
      `${failed.length} of ${all.length} steps failed: ${failed.map((step) => step.name).join(', ')}`,
    );
});

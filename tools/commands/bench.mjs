/**
 * A benchmark is a script in a `bench` folder of an app, a lib or a tool. It prints one JSON object a line:
 *   {"figure": "vehicle page, uncached", "value": 412, "unit": "requests/s", "p50": 2.1, "p95": 3.4, "ratio": 0.31, "atLeast": 300}
 * `atMost` or `atLeast` is the target; p50 and p95 are milliseconds; ratio is relative to what `against` names.
 * Other output is passed through. A missed target is marked and does not fail the run: machines differ.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { command } from './shared/command.mjs';
import { compareFigures, median } from './shared/bench-comparison.mjs';
import { runBenchScript } from './shared/bench-script.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { lastMain, unpacked } from './shared/last-main.mjs';
import { root } from './shared/paths.mjs';
import { CALIBRATION } from './shared/figures.mjs';
import { bold, green, Problem, red } from './shared/say.mjs';
import { ensureInstalled } from './shared/install.mjs';

function* benchScripts({ folder = root, below = ['apps', 'libs', 'tools'] } = {}) {
  for (const pattern of below)
    for (const entry of readdirSync(join(folder, pattern), { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      if (path.includes('node_modules') || !entry.isFile()) continue;
      if (/[\\/]bench[\\/][^\\/]+\.(ts|mjs)$/.test(path) && !/\.(test|d)\.ts$/.test(path))
        yield relative(folder, path);
    }
}

/** Benchmarks whose figures repeat: CPU work in one process, without network, disk or browser. */
const steadyScripts = (folder) => [...benchScripts({ folder, below: ['libs/domain'] })].sort();

const RUNS = 5;
/** Adds the figures of one run of the steady benchmarks of a folder, as multiples of the calibrating loop, to lists of them. */
async function addMultiples(all, folder) {
  for (const script of steadyScripts(folder)) {
    const { figures, ok } = await runBenchScript(script, { folder, calibrated: true, quiet: true });
    const loop = figures.find(({ figure }) => figure === CALIBRATION);
    if (!ok || !loop)
      throw new Problem(
        `${join(folder, script)} ended with an error. Run it alone to see all of it: node --conditions=@forecourt/source ${join(folder, script)}`,
      );
    for (const { figure, value } of figures)
      if (figure !== CALIBRATION) (all[figure] ??= []).push(value / loop.value);
  }
}

const medians = (all) =>
  Object.fromEntries(Object.entries(all).map(([figure, values]) => [figure, median(values)]));

/** Compares the steady figures with those of the last main, which runs by turns with this one on this machine. */
async function compare(named) {
  const commit = lastMain(named);
  const base = unpacked(commit);
  const [last, now] = [{}, {}];
  console.log(`Against ${commit.slice(0, 9)}${named ? ` (${named})` : ', main a day ago'}:`);
  try {
    for (let count = 0; count < RUNS; count++) {
      await addMultiples(last, base.folder);
      await addMultiples(now, root);
    }
  } finally {
    base.remove();
  }
  const compared = compareFigures(medians(last), medians(now));
  for (const { figure, change, problem } of compared)
    console.log(
      `  ${problem ? red('✗') : green('✓')} ${figure.padEnd(44)} ${change === null ? 'new' : `${(change * 100).toFixed(1)} %`}`,
    );
  const problems = compared.filter(({ problem }) => problem);
  if (problems.length > 0)
    throw new Problem(
      `${problems.map(({ figure, problem }) => `${figure} ${problem}.`).join('\n')}\nIf that is meant, say so in the commit: tomorrow's comparison is with it.`,
    );
}

const declaration = {
  call: 'npm run bench --',
  does: 'Runs the benchmarks and prints their figures; those with all the words in their paths, where there are words.',
  words: '[word …]',
  options: {
    compare: {
      type: 'boolean',
      does: 'runs those of the domain libs five times by turns with those of the last main, the commit of a day ago, and compares them as multiples of a calibrating loop; more than 20 % slower fails (docs/decisions/0125)',
    },
    base: { type: 'string', value: '<commit>', does: 'with --compare: the commit to compare with' },
  },
};

await command(declaration, async ({ values, words }) => {
  if (values.base && !values.compare)
    throw new Problem(
      '--base names the commit that --compare compares with: npm run bench -- --compare --base main',
    );
  if (values.compare && words.length > 0)
    throw new Problem(`--compare runs every benchmark of the domain libs: leave "${words.join(' ')}" out.`);
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  if (values.compare) return compare(values.base);
  const scripts = [...benchScripts()].filter((path) => words.every((word) => path.includes(word))).sort();
  if (scripts.length === 0)
    throw new Problem(
      `No benchmark has ${words.join(' ') || 'been written'} in its name. Leave the words out to run all.`,
    );
  const failed = [];
  for (const script of scripts) {
    console.log(`\n${bold(script)}`);
    const { ok } = await runBenchScript(script);
    if (!ok) failed.push(script);
  }
  if (failed.length > 0) throw new Problem(`${red('Ended with an error:')} ${failed.join(', ')}`);
});

/**
 * A benchmark is a script in a `bench` folder of an app, a lib or a tool. It prints one JSON object a line:
 *   {"figure": "vehicle page, uncached", "value": 412, "unit": "requests/s", "p50": 2.1, "p95": 3.4, "ratio": 0.31, "atLeast": 300}
 * `atMost` or `atLeast` is the target; p50 and p95 are milliseconds; ratio is relative to what `against` names.
 * Other output is passed through. A missed target is marked and does not fail the run: machines differ.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { command } from './shared/command.mjs';
import { compareFigures, median } from './shared/bench-comparison.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { CALIBRATION, figureLine, parseFigure } from './shared/figures.mjs';
import { start } from './shared/run.mjs';
import { bold, dim, green, Problem, red } from './shared/say.mjs';
import { ensureInstalled } from './shared/install.mjs';

function* benchScripts() {
  for (const pattern of ['apps', 'libs', 'tools'])
    for (const entry of readdirSync(join(root, pattern), { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      if (path.includes('node_modules') || !entry.isFile()) continue;
      if (/[\\/]bench[\\/][^\\/]+\.(ts|mjs)$/.test(path) && !/\.(test|d)\.ts$/.test(path))
        yield relative(root, path);
    }
}

/** Benchmarks whose figures repeat: CPU work in one process, without network, disk or browser. */
const steadyScripts = () => [...benchScripts()].filter((path) => path.startsWith('libs/domain/')).sort();

const figuresFile = join(root, 'tools/commands/bench-figures.json');
const RUNS = 5;

/** Runs a benchmark. @returns its figures and whether it ended without an error. */
async function runScript(script, { calibrated = false, quiet = false } = {}) {
  const figures = [];
  const calibrating = calibrated ? ['--import', './tools/commands/shared/calibrate.mjs'] : [];
  const child = start(
    process.execPath,
    ['--conditions=@forecourt/source', '--expose-gc', ...calibrating, script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let rest = '';
  const print = (line) => {
    const figure = parseFigure(line);
    if (figure) figures.push(figure);
    if (quiet) return;
    if (figure) console.log(figureLine(figure));
    else if (line.trim()) console.log(dim(`  ${line}`));
  };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(print);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  print(rest);
  return { figures, ok: code === 0 };
}

/** The figures of some benchmarks as multiples of the calibrating loop: the medians of five runs. */
async function multiples(scripts) {
  const all = {};
  for (const script of scripts)
    for (let count = 0; count < RUNS; count++) {
      const { figures, ok } = await runScript(script, { calibrated: true, quiet: true });
      const loop = figures.find(({ figure }) => figure === CALIBRATION);
      if (!ok || !loop) throw new Problem(`${script} ended with an error.`);
      for (const { figure, value } of figures)
        if (figure !== CALIBRATION) (all[figure] ??= []).push(value / loop.value);
    }
  return Object.fromEntries(
    Object.entries(all).map(([figure, values]) => [figure, Number(median(values).toPrecision(4))]),
  );
}

/** Compares the steady figures with those of the last main. */
async function compare() {
  const last = JSON.parse(readFileSync(figuresFile, 'utf8'));
  const compared = compareFigures(last, await multiples(steadyScripts()));
  for (const { figure, change, problem } of compared)
    console.log(
      `  ${problem ? red('✗') : green('✓')} ${figure.padEnd(44)} ${change === null ? '' : `${(change * 100).toFixed(1)} %`}`,
    );
  const problems = compared.filter(({ problem }) => problem);
  if (problems.length > 0)
    throw new Problem(
      `${problems.map(({ figure, problem }) => `${figure} ${problem}.`).join('\n')}\nIf that is meant: npm run bench -- --update`,
    );
}

const declaration = {
  call: 'npm run bench --',
  does: 'Runs the benchmarks and prints their figures; those with all the words in their paths, where there are words.',
  words: '[word …]',
  options: {
    compare: {
      type: 'boolean',
      does: 'runs those of the domain libs five times and compares them, as multiples of a calibrating loop, with bench-figures.json, the last main; more than 20 % slower fails (docs/decisions/0050)',
    },
    update: { type: 'boolean', does: 'writes bench-figures.json' },
  },
};

await command(declaration, async ({ values, words }) => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  if (values.compare) return compare();
  if (values.update)
    return writeFileSync(figuresFile, `${JSON.stringify(await multiples(steadyScripts()), null, 2)}\n`);
  const scripts = [...benchScripts()].filter((path) => words.every((word) => path.includes(word))).sort();
  if (scripts.length === 0)
    throw new Problem(`No benchmark has ${words.join(' ') || 'been written'} in its name.`);
  const failed = [];
  for (const script of scripts) {
    console.log(`\n${bold(script)}`);
    const { ok } = await runScript(script);
    if (!ok) failed.push(script);
  }
  if (failed.length > 0) throw new Problem(`${red('Ended with an error:')} ${failed.join(', ')}`);
});

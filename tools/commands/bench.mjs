/**
 * Runs the benchmarks and prints their figures: `npm run bench [word …]`; words filter the scripts by name.
 *
 * A benchmark is a script in a `bench` folder of an app, a lib or a tool. It prints one JSON object a line:
 *   {"figure": "vehicle page, uncached", "value": 412, "unit": "requests/s", "p50": 2.1, "p95": 3.4, "ratio": 0.31, "atLeast": 300}
 * `atMost` or `atLeast` is the target; p50 and p95 are milliseconds; ratio is relative to what `against` names.
 * Other output is passed through. A missed target is marked and does not fail the run: machines differ.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { figureLine, parseFigure } from './shared/figures.mjs';
import { start } from './shared/run.mjs';
import { bold, dim, main, Problem, red } from './shared/say.mjs';
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

await main(async () => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const words = process.argv.slice(2);
  const scripts = [...benchScripts()].filter((path) => words.every((word) => path.includes(word))).sort();
  if (scripts.length === 0)
    throw new Problem(`No benchmark has ${words.join(' ') || 'been written'} in its name.`);
  const failed = [];
  for (const script of scripts) {
    console.log(`\n${bold(script)}`);
    const child = start(process.execPath, ['--conditions=@forecourt/source', '--expose-gc', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let rest = '';
    const print = (line) => {
      const figure = parseFigure(line);
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
    if (code !== 0) failed.push(script);
  }
  if (failed.length > 0) throw new Problem(`${red('Ended with an error:')} ${failed.join(', ')}`);
});

import { join } from 'node:path';
import { figureLine, parseFigure } from './figures.mjs';
import { root } from './paths.mjs';
import { start } from './run.mjs';
import { dim } from './say.mjs';

const CALIBRATE = join(root, 'tools/commands/shared/calibrate.mjs');

/** Runs a benchmark, and prints its figures and lines unless `quiet`. @returns its figures and whether it ended without an error. */
export async function runBenchScript(script, { folder = root, env, calibrated = false, quiet = false } = {}) {
  const figures = [];
  const calibrating = calibrated ? ['--import', CALIBRATE] : [];
  const child = start(
    process.execPath,
    ['--conditions=@forecourt/source', '--expose-gc', ...calibrating, script],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
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

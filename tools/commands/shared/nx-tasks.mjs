import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { logDir, root } from './paths.mjs';
import { duration } from './say.mjs';

const cacheDir = join(root, process.env.NX_CACHE_DIRECTORY ?? '.nx/cache');

/** The heading of a finished task in the static output of Nx. */
const HEADING = /^> nx run (\S+)/;

/** A line of Playwright about a test that has ended: `✓ 12 [<site> <screen>] › …`. */
const ENDED_TEST = /^\s*[✓✘-]\s+(\d+) (\[.+?\]) ›/;

/** A note for a progress line: how many tasks have finished, and the last one; while journeys run, the last of them. */
export function finishedTasks() {
  const finished = new Set(); // Nx prints the heading of a task in a batch twice.
  return (chunk) => {
    const lines = stripVTControlCharacters(String(chunk)).split('\n');
    const ids = lines.flatMap((line) => HEADING.exec(line)?.[1] ?? []);
    for (const id of ids) finished.add(id);
    if (ids.length > 0) return `${finished.size} finished, the last: ${ids.at(-1)}`;
    const [, number, place] = lines.findLast((line) => ENDED_TEST.test(line))?.match(ENDED_TEST) ?? [];
    return number ? `${finished.size} finished; journey ${number} ${place}` : '';
  };
}

/** The output of each task, by its id, from the static output of Nx. A task may run Nx itself: only `ids` are headings. */
export function outputsByTask(text, ids) {
  const outputs = new Map();
  let lines = [];
  for (const line of stripVTControlCharacters(text).replaceAll('\r', '').split('\n')) {
    const id = HEADING.exec(line)?.[1];
    if (ids.includes(id)) outputs.set(id, (lines = []));
    else if (/^ NX {3}/.test(line)) lines = [];
    else lines.push(line);
  }
  return new Map([...outputs].map(([id, own]) => [id, own.join('\n').trim()]));
}

/**
 * The tasks of the last call of Nx, from the record that it keeps.
 *
 * @param since when the call began, milliseconds since 1970; an older record is of another call.
 * @param log file with the static output of the call, relative to the root.
 * @returns each with target, success, whether it came from the cache, begin and end in milliseconds since 1970, and its output.
 */
export function lastTasks(since, log) {
  const file = join(cacheDir, 'run.json');
  const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { run: {}, tasks: [] };
  if (!(Date.parse(record.run.startTime) >= since)) return [];
  const ids = record.tasks.map(({ taskId }) => taskId);
  const outputs = outputsByTask(readFileSync(join(root, log), 'utf8'), ids);
  return record.tasks.map((task) => ({
    id: task.taskId,
    target: task.target,
    ok: task.status === 0,
    cached: task.cacheStatus !== 'cache-miss',
    from: Date.parse(task.startTime),
    to: Date.parse(task.endTime),
    output: outputs.get(task.taskId) ?? '',
  }));
}

/** The time in which at least one of the tasks ran, milliseconds: tasks of one batch have the same begin and end. */
export function busyTime(tasks) {
  let [busy, until] = [0, -Infinity];
  for (const { from, to } of tasks.toSorted((a, b) => a.from - b.from)) {
    busy += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return busy;
}

/**
 * The result of each step of a call, with a log of its own.
 *
 * @param tasks those of the call.
 * @param ok whether Nx succeeded. A step without tasks fails with it: what it depends on has failed.
 * @returns in the order of the steps: name, success, time in milliseconds, tasks, those from the cache, log, failed tasks.
 */
export function stepResults(steps, tasks, ok) {
  return steps.map(({ name, target }) => {
    const own = tasks.filter((task) => task.target === target);
    const failed = own.filter((task) => !task.ok);
    const worked = own.filter(({ cached }) => !cached);
    return {
      name,
      ok: own.length > 0 ? failed.length === 0 : ok,
      ms: busyTime(worked),
      tasks: own.length,
      cached: own.length - worked.length,
      failed,
      log: writeLog(name, own),
    };
  });
}

function writeLog(name, tasks) {
  mkdirSync(logDir, { recursive: true });
  const file = join(logDir, `${name}.log`);
  const parts = tasks.map(
    ({ id, cached, from, to, output }) =>
      `> ${id} (${cached ? 'from the cache' : duration(to - from)})\n${output}\n`,
  );
  writeFileSync(file, parts.join('\n'));
  return relative(root, file);
}

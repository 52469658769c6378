import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { endingSignal } from './ending-signal.mjs';
import { logDir, root } from './paths.mjs';
import { progress } from './say.mjs';

/** Environment of every child process: workspace binaries first, Nx without a daemon, no telemetry. */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}

const running = new Set();
let stopping = false;

/** On a signal: sends every child the signal that ends it (SIGTERM for SIGHUP), waits up to ten seconds, then exits. */
async function stopAll(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of running) stopGroup(child, endingSignal(signal));
  const deadline = Date.now() + 10_000;
  while (running.size > 0 && Date.now() < deadline) await setTimeout(50);
  for (const child of running) stopGroup(child, 'SIGKILL');
  process.exit(128 + constants.signals[signal]);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(signal));

/** Stops a child and its process group. */
export function stopGroup(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || !child.pid) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Starts a command in its own process group and tracks it until it exits. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    ...options,
    env: childEnvironment(options.env),
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** The last line of an output, without what npm says of itself. */
function lastLine(chunk) {
  const last = stripVTControlCharacters(String(chunk))
    .trimEnd()
    .split(/[\r\n]/)
    .at(-1)
    ?.trim();
  return /^npm (warn|notice)/.test(last) ? '' : last;
}

/**
 * Runs one command with a progress line. Its output goes to a log file; what `note` makes of its output, by default the last line, is
 * shown beside the label while it runs.
 *
 * @returns whether it succeeded, its output (last 400 kB), its exit code, its duration and the path of the log.
 */
export async function run(label, command, args, { env, cwd, logName, quiet = false, note = lastLine } = {}) {
  mkdirSync(logDir, { recursive: true });
  const logFile = join(logDir, `${logName ?? label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.log`);
  const log = createWriteStream(logFile);
  const line = quiet ? { detail() {}, done() {}, failed() {} } : progress(label);
  const startedAt = Date.now();
  const child = start(command, args, { env, ...(cwd ? { cwd } : {}) });
  let output = '';
  const take = (chunk) => {
    log.write(chunk);
    output = (output + chunk).slice(-400_000);
    const words = note(chunk);
    if (words) line.detail(words);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const { code, error } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }));
    child.once('close', (code) => resolve({ code, error: null }));
  });
  if (error) output += `${error.message}\n`;
  await new Promise((resolve) => log.end(resolve));
  const ok = code === 0;
  if (ok) line.done();
  else line.failed(`exit ${code ?? error?.code}`);
  return {
    ok,
    code,
    output: stripVTControlCharacters(output),
    ms: Date.now() - startedAt,
    log: relative(root, logFile),
  };
}

/** The last lines of an output, for a message. */
export const tail = (output, lines = 25) => output.trimEnd().split('\n').slice(-lines).join('\n');

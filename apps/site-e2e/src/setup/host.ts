import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fromSource } from './run.ts';
import { root } from './sites.ts';

const TIMEOUT_MS = 120_000;

/** The rate limit of this host: all test visitors share one IP address. */
const manyVisitors = {
  SEARCHES_PER_MINUTE: '1000000',
  PICTURES_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE: '1000000',
};

export interface RunningHost {
  pid: number;
  /** Sends SIGTERM to the host and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * Starts the real host for trials, with the production build of React, and waits until it listens.
 *
 * @param logFile receives its output.
 * @throws Error with the end of its output when it exits instead.
 */
export async function startHost(
  port: number,
  env: Record<string, string>,
  logFile: string,
): Promise<RunningHost> {
  const child = spawn(process.execPath, [fromSource, 'apps/host/src/demo.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...manyVisitors, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      words = (words + chunk.toString()).slice(-4_000);
    });
  const ended = once(child, 'close');
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await listens(port))) {
    if (child.exitCode === null && Date.now() < deadline) await setTimeout(100);
    else {
      child.kill('SIGKILL');
      throw new Error(`The host on port ${port} did not start. End of its output:\n${words}`);
    }
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      log.end();
    },
  };
}

async function listens(port: number): Promise<boolean> {
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/healthz`, {
      signal: AbortSignal.timeout(2_000),
    });
    return status === 200;
  } catch {
    return false;
  }
}

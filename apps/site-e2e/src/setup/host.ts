import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fromSource } from './run.ts';
import { root } from './sites.ts';

const PATIENCE_MS = 120_000;

/** Those who visit this host are many behind one address. */
const manyVisitors = {
  SEARCHES_PER_MINUTE: '1000000',
  PICTURES_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE: '1000000',
};

export interface RunningHost {
  pid: number;
  /** Asks the host to stop, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts the real host as production would, and waits until it listens.
 *
 * @param logFile takes everything it says.
 * @throws Error with its last words when it ends instead.
 */
export async function startHost(
  port: number,
  env: Record<string, string>,
  logFile: string,
): Promise<RunningHost> {
  const child = spawn(process.execPath, [fromSource, 'apps/host/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FORECOURT_MAILBOX: 'on',
      PORT: String(port),
      ...manyVisitors,
      ...env,
    },
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
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await listens(port))) {
    if (child.exitCode === null && Date.now() < deadline) await setTimeout(100);
    else {
      child.kill('SIGKILL');
      throw new Error(`The host on port ${port} did not come up. Its last words:\n${words}`);
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

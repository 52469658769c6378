import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadDemoStock } from './load-demo-stock.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Limits that no benchmark reaches: all its requests have one client address. */
const highLimits = {
  SEARCHES_PER_MINUTE: '1000000',
  PICTURES_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE: '1000000',
};

/** A host in a separate process, with its own data, in production mode. */
export interface BenchHost {
  port: number;
  /** Resident memory of its process in megabytes (RSS). */
  memoryMb(): number;
  /** Processor time that its process has used on all threads, milliseconds; it does not depend on other load of the machine. */
  cpuMs(): number;
  stop(): Promise<void>;
}

/**
 * Starts the host in one process, with the demonstration stock of a site.
 *
 * @param cars The number of vehicles; the demonstration stock is repeated, with a unique stock number and slug for each copy.
 * @param env Further environment variables.
 */
export async function benchHost(
  slug: string,
  { cars, env: set = {} }: { cars?: number; env?: Record<string, string> } = {},
): Promise<BenchHost> {
  const data = await mkdtemp(path.join(tmpdir(), 'host-bench-'));
  const port = 4600 + (process.pid % 300);
  const env = {
    ...process.env,
    FORECOURT_DATA: data,
    NODE_ENV: 'production',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...highLimits,
    ...set,
  };
  await loadDemoStock(slug, data, { cars });
  const host = spawn(process.execPath, ['--conditions=@forecourt/source', 'apps/host/src/demo.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    host.kill('SIGTERM');
    if (host.exitCode === null) await once(host, 'close');
    await rm(data, { recursive: true, force: true });
  };
  try {
    await ready(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    memoryMb: () => {
      const status = readFileSync(`/proc/${host.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
    },
    cpuMs: () => cpuMsOf(host.pid),
    stop,
  };
}

/** Linux counts processor time in hundredths of a second, in the fields `utime` and `stime`. */
function cpuMsOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function ready(port: number): Promise<void> {
  for (let tries = 0; tries < 480; tries += 1) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The host was not ready within two minutes.');
}

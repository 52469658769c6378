import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@forecourt/database/testing';
import type { EngineAddress } from '../../engineClient.ts';

const serve = path.resolve(import.meta.dirname, '../../../../embedded-search/src/serve.ts');
const API_KEY = 'bench';

/** An engine in a separate process, as in `npm run search:serve`. */
export interface BenchedEngine {
  address: EngineAddress;
  /** Milliseconds from start to the first response. */
  startMs: number;
  /** Memory of its process in megabytes (RSS). */
  memoryMb(): number;
  kill(): Promise<void>;
}

/** Starts the embedded engine on a free port, with its data on disk if a directory is given. */
export async function startEngine(dataDir?: string): Promise<BenchedEngine> {
  const port = await freePort();
  const words = ['--conditions=@forecourt/source', serve, '--port', String(port), '--api-key', API_KEY];
  const started = performance.now();
  const child = spawn(process.execPath, dataDir === undefined ? words : [...words, '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return {
    address: { url: `http://127.0.0.1:${port}`, apiKey: API_KEY },
    startMs: performance.now() - started,
    memoryMb: () => memoryOf(child),
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

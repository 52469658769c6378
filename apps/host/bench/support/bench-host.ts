import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const source = '--conditions=@forecourt/source';

/** A host of its own, with its own data, in production mode. */
export interface BenchHost {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts the host in one process, with the demonstration stock of a site.
 *
 * @param cars Repeats the demonstration stock until there are so many vehicles; every copy has a number and an address of its own.
 */
export async function benchHost(slug: string, { cars }: { cars?: number } = {}): Promise<BenchHost> {
  const data = await mkdtemp(path.join(tmpdir(), 'host-bench-'));
  const port = 4600 + (process.pid % 300);
  const env = {
    ...process.env,
    FORECOURT_DATA: data,
    NODE_ENV: 'production',
    PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const run = (args: readonly string[]) =>
    spawn(process.execPath, [source, ...args], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const finished = async (args: readonly string[]) => {
    const [code]: unknown[] = await once(run(args), 'close');
    if (code !== 0) throw new Error(`${args[0]} ended with ${String(code)}.`);
  };

  await finished(['libs/testing/fixtures/src/write-demo-stock.ts', path.join(data, 'demo')]);
  const feed = path.join(data, 'demo', `${slug}.ndjson`);
  if (cars !== undefined) await repeat(feed, cars);
  await finished(['apps/api/src/commands/stock-import.ts', '--dealer', slug, '--feed', feed]);
  const host = run(['apps/host/src/main.ts']);
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
  return { port, stop };
}

async function repeat(feed: string, cars: number): Promise<void> {
  const lines = (await readFile(feed, 'utf8')).trimEnd().split('\n');
  const copies = Array.from({ length: cars }, (_, index) => {
    const car = JSON.parse(lines[index % lines.length] ?? '{}');
    const copy = Math.floor(index / lines.length);
    if (copy === 0) return JSON.stringify(car);
    return JSON.stringify({
      ...car,
      id: car.id + copy * 1_000_000,
      stocknum: `${car.stocknum}-${copy}`,
      slug: `${car.slug}-${copy}`,
      vin: null,
      regplate: null,
    });
  });
  await writeFile(feed, `${copies.join('\n')}\n`);
}

async function ready(port: number): Promise<void> {
  for (let tries = 0; tries < 480; tries += 1) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The host did not get ready in two minutes.');
}

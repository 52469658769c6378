import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, openTestDatabase, startChild } from '@forecourt/database/testing';
import { statusOf } from '../src/test/apiProcess.ts';
import { API_KEY, engineProcess } from './support/engine-process.ts';

/**
 * Start and memory of a host with many sites that nobody visits, with PostgreSQL and a search engine of its own process: a hundred sites,
 * or as many as FORECOURT_SITES says. The sites are copies of the build of one under other names, without stock. Needs FORECOURT_TEST_POSTGRES or
 * DATABASE_URL, and the built site.
 */
const SITES = Number(process.env['FORECOURT_SITES'] ?? 100);
const MODEL = 'harbour-city';
const root = path.resolve(import.meta.dirname, '../../..');
const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-many-sites-'));

/** Writes copies of a built site: each has its declaration, and shares the files of pages. */
async function writeSites(dealers: string, count: number): Promise<void> {
  const build = path.join(root, 'apps/dealers', MODEL, 'build');
  const declared: { dealer: { slug: string; hosts: string[] } } = JSON.parse(
    await readFile(path.join(build, 'site.json'), 'utf8'),
  );
  for (let number = 0; number < count; number += 1) {
    const slug = `site-${number}`;
    const app = path.join(dealers, slug);
    await mkdir(path.join(app, 'build/server'), { recursive: true });
    const dealer = { ...declared.dealer, slug, hosts: [`${slug}.example`] };
    await writeFile(path.join(app, 'build/site.json'), JSON.stringify({ ...declared, dealer }));
    await cp(path.join(build, 'server/index.js'), path.join(app, 'build/server/index.js'));
    await symlink(path.join(build, 'server/assets'), path.join(app, 'build/server/assets'));
    await symlink(path.join(build, 'client'), path.join(app, 'build/client'));
    await writeFile(path.join(app, 'package.json'), '{"type":"module"}');
  }
  await symlink(path.join(root, 'node_modules'), path.join(dealers, 'node_modules'));
}

/** Starts a host with some sites, and gives what it took. */
async function started(count: number) {
  const dealers = path.join(folder, `dealers-${count}`);
  await writeSites(dealers, count);
  const database = await openTestDatabase('postgres');
  if (!('url' in database.options)) throw new Error('The database has no address.');
  // In its memory: on the disk the embedded engine writes all its rules again for each that is added.
  const engine = await engineProcess(null);
  const env = {
    ...{ DATABASE_URL: database.options.url, TYPESENSE_URL: engine.url, TYPESENSE_API_KEY: API_KEY },
    ...{ HOST: '127.0.0.1', FORECOURT_DATA: folder, FORECOURT_DEALERS: dealers },
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'fatal', SMTP_URL: 'smtp://127.0.0.1:1' },
    SHOPPER_SECRET: 'x'.repeat(32),
    FINANCE_KEYS: `soak:${Buffer.alloc(32).toString('base64')}`,
  };
  try {
    // The first start also makes the tables and the indexes.
    const first = await boot(env, async ({ seconds, cpuSeconds }) => ({ seconds, cpuSeconds }));
    return await boot(env, async ({ port, pid, seconds, cpuSeconds }) => {
      const unused = memoryMbOf(pid);
      const asked = performance.now();
      const { status } = await statusOf(port, '/', 'GET', { host: `site-${count - 1}.example` });
      if (status !== 200) throw new Error(`The first page of a site was answered with ${status}.`);
      return { first, seconds, cpuSeconds, unused, firstPageMs: performance.now() - asked };
    });
  } finally {
    await engine.kill();
    await database.close();
  }
}

interface Booted {
  port: number;
  pid: number | undefined;
  /** From the start of the process until it is ready, by the clock and of the processor. */
  seconds: number;
  cpuSeconds: number;
}

/** Starts a host for as long as `use` takes. */
async function boot<T>(env: Record<string, string>, use: (booted: Booted) => Promise<T>): Promise<T> {
  const port = await freePort();
  const from = performance.now();
  const cli = path.join(root, 'libs/server/host/src/cli.ts');
  const host = startChild(cli, ['demo'], { ...env, PORT: String(port) });
  try {
    while ((await statusOf(port, '/readyz', 'GET').catch(() => null))?.status !== 200) {
      if (host.process.exitCode !== null) throw new Error(`The host has ended: ${await host.line()}`);
      await sleep(250);
    }
    const { pid } = host.process;
    const seconds = (performance.now() - from) / 1_000;
    return await use({ port, pid, seconds, cpuSeconds: cpuSecondsOf(pid) });
  } finally {
    if (host.process.exitCode === null) await host.kill('SIGTERM');
  }
}

function memoryMbOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Linux counts processor time in hundredths of a second, in the fields `utime` and `stime`. It does not depend on other work of the machine. */
function cpuSecondsOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const figure = (name: string, value: number, unit: string, atMost?: number) =>
  console.log(
    JSON.stringify({
      figure: name,
      value: Number(value.toFixed(2)),
      unit,
      ...(atMost !== undefined && { atMost }),
    }),
  );

try {
  const one = await started(1);
  const many = await started(SITES);
  figure(`start with ${SITES} sites, the first time`, many.first.seconds, 's');
  figure(`start with ${SITES} sites, the first time, processor time`, many.first.cpuSeconds, 's');
  figure(`start with ${SITES} sites`, many.seconds, 's', 20);
  figure(`start with ${SITES} sites, processor time`, many.cpuSeconds, 's');
  figure('start with one site', one.seconds, 's');
  figure('start with one site, processor time', one.cpuSeconds, 's');
  figure(`memory with ${SITES} sites, none visited`, many.unused, 'MB');
  figure('memory with one site', one.unused, 'MB');
  figure('memory of a site that is not visited', (many.unused - one.unused) / (SITES - 1), 'MB', 1.5);
  figure('first page of a site, which loads its pages', many.firstPageMs, 'ms');
} finally {
  await rm(folder, { recursive: true, force: true });
}

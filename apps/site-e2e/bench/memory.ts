import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startHost } from '../src/setup/host.ts';
import { freePort } from '../src/setup/journey-port.ts';
import { fromSource, run } from '../src/setup/run.ts';
import { siteSlugs } from '../src/setup/sites.ts';
import { ask } from '../src/support/ask.ts';

/**
 * Memory of the host process with embedded database and search engine, with 10,000 cars over the sites, after a few hundred
 * pages. With DATABASE_URL and TYPESENSE_URL set, of the host with both as external services.
 */
const CARS = 10_000;
const data = await mkdtemp(path.join(tmpdir(), 'forecourt-memory-'));
const sites = siteSlugs();
const outside = Boolean(process.env['DATABASE_URL'] && process.env['TYPESENSE_URL']);
const port = await freePort();
try {
  const folder = path.join(data, 'stock');
  await run(process.execPath, [fromSource, 'libs/testing/fixtures/src/write-demo-stock.ts', folder]);
  for (const site of sites) {
    const feed = path.join(data, `${site}.ndjson`);
    const lines = (await readFile(path.join(folder, `${site}.ndjson`), 'utf8')).trimEnd().split('\n');
    await writeFile(feed, many(lines, Math.ceil(CARS / sites.length)));
    await run(
      process.execPath,
      [
        fromSource,
        'libs/server/host/src/cli.ts',
        'stock-import',
        '--dealer',
        site,
        '--feed',
        feed,
        '--allow-drop',
      ],
      { env: { FORECOURT_DATA: data } },
    );
  }
  const host = await startHost(port, { FORECOURT_DATA: data }, path.join(data, 'host.log'));
  try {
    for (const site of sites)
      for (let page = 1; page <= 150; page += 1)
        await ask(`http://${site}.localhost:${port}/search/used-cars?page=${page}`);
    await setTimeout(2_000);
    const megabytes = Math.round((await residentBytes(host.pid)) / 1e6);
    const figure = outside ? 'memory, database and search outside' : 'memory, all in one process';
    console.log(
      JSON.stringify({
        figure: `${figure}, ${sites.length} sites, ${CARS.toLocaleString('en-AU')} cars`,
        value: megabytes,
        unit: 'MB',
        atMost: outside ? 450 : 1_100,
      }),
    );
  } finally {
    await host.stop();
  }
} finally {
  await rm(data, { recursive: true, force: true });
}

/** Repeats the feed's vehicles with new ids. */
function many(lines: readonly string[], count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const car: Record<string, unknown> = JSON.parse(lines[at % lines.length] ?? '{}');
    const round = Math.floor(at / lines.length);
    if (round === 0) return `${JSON.stringify(car)}\n`;
    const { id: _id, vin: _vin, slug: _slug, path: _path, ...rest } = car;
    return `${JSON.stringify({ ...rest, stocknum: `${String(car['stocknum'])}X${round}` })}\n`;
  }).join('');
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Imports the demonstration stock of a site into the database of a data folder.
 *
 * @param cars Repeats the stock until there are so many vehicles; every copy has a number and an address of its own.
 */
export async function loadDemoStock(
  slug: string,
  data: string,
  { cars }: { cars?: number | undefined } = {},
): Promise<void> {
  const folder = path.join(data, 'demo');
  const feed = path.join(folder, `${slug}.ndjson`);
  await finished(data, 'libs/testing/fixtures/src/write-demo-stock.ts', folder);
  if (cars !== undefined) await repeatStock(feed, cars);
  await finished(data, 'libs/server/host/src/cli.ts', 'stock-import', '--dealer', slug, '--feed', feed);
}

/** Runs a command on a data folder to its end. */
async function finished(data: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', ...args], {
    cwd: root,
    env: { ...process.env, FORECOURT_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args[0]} ended with ${String(code)}.`);
}

async function repeatStock(feed: string, cars: number): Promise<void> {
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

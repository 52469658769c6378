import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Imports the demonstration stock of a site into the database of a data folder.
 *
 * @param cars The number of vehicles; the stock is repeated, with a unique stock number and slug for each copy.
 */
export async function loadDemoStock(
  slug: string,
  data: string,
  { cars }: { cars?: number | undefined } = {},
): Promise<void> {
  const folder = path.join(data, 'demo');
  const feed = path.join(folder, `${slug}.ndjson`);
  const app = path.join('apps/dealers', slug);
  await runCommand(data, 'libs/testing/fixtures/src/write-demo-stock.ts', folder, app);
  if (cars !== undefined) await repeatStock(feed, cars);
  await runCommand(data, 'libs/server/host/src/cli.ts', 'stock-import', '--dealer', slug, '--feed', feed);
}

/** Imports the demonstration stock of several sites into the database of a data folder. */
export async function loadDemoStocks(slugs: readonly string[], data: string): Promise<void> {
  const folder = path.join(data, 'demo');
  const apps = slugs.map((slug) => path.join('apps/dealers', slug));
  await runCommand(data, 'libs/testing/fixtures/src/write-demo-stock.ts', folder, ...apps);
  await runCommand(data, 'libs/server/host/src/cli.ts', 'stock-import', '--feeds', folder);
}

/** Runs a command with a data folder and waits until it ends. Throws if its exit code is not 0. */
async function runCommand(data: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', ...args], {
    cwd: root,
    env: { ...process.env, FORECOURT_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args[0]} ended with exit code ${String(code)}.`);
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

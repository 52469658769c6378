import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startHost } from '../setup/host.ts';
import { freePort } from '../setup/journey-port.ts';
import { fromSource, run } from '../setup/run.ts';
import type { StockCar } from './stock.ts';

/** A host whose stock a journey may change without an effect on others. */
export interface OwnHost {
  /** Origin of the site on this host. */
  origin: string;
  /** Imports a feed of these vehicles. */
  importCars(cars: readonly StockCar[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a host with its own database and search engine, with these vehicles of one site. */
export async function startOwnHost(site: string, cars: readonly StockCar[]): Promise<OwnHost> {
  const data = await mkdtemp(path.join(tmpdir(), 'forecourt-own-host-'));
  const feed = path.join(data, `${site}.ndjson`);
  const env = { FORECOURT_DATA: path.join(data, 'main') };
  const importCars: OwnHost['importCars'] = async (all) => {
    await writeFile(feed, `${all.map((car) => JSON.stringify(car)).join('\n')}\n`);
    const words = ['stock-import', '--dealer', site, '--feed', feed];
    await run(process.execPath, [fromSource, 'libs/server/host/src/cli.ts', ...words], { env });
  };
  await importCars(cars);
  const port = await freePort();
  const host = await startHost(port, env, path.join(data, 'host.log'));
  return {
    origin: `http://${site}.localhost:${port}`,
    importCars,
    async stop() {
      await host.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

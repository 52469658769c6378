import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromSource, run } from './run.ts';
import { builtSite } from './sites.ts';

/** A site that the demonstration knows; a generated dealer borrows its stock. */
const LENDER = 'harbour-city';

/** Writes the demonstration feeds into a folder and imports those of the sites, by the command a dealer would use. */
export async function loadStock(
  sites: readonly string[],
  folder: string,
  dataDirectory: string,
): Promise<void> {
  await run(process.execPath, [fromSource, 'libs/testing/fixtures/src/write-demo-stock.ts', folder]);
  for (const site of sites) {
    const feed = path.join(folder, `${site}.ndjson`);
    if (!existsSync(feed))
      await writeFile(feed, await borrowedFeed(path.join(folder, `${LENDER}.ndjson`), site));
    await run(
      process.execPath,
      [fromSource, 'apps/api/src/commands/stock-import.ts', '--dealer', site, '--feed', feed],
      { env: { FORECOURT_DATA: dataDirectory } },
    );
  }
}

/** The lender's vehicles, standing at the site's own first location. */
async function borrowedFeed(file: string, site: string): Promise<string> {
  const { dealer } = builtSite(site);
  const [location] = dealer.locations;
  const [dealership] = dealer.dealerships;
  const place = location && {
    location: { id: location.id, address: location.address },
    location_id: location.id,
    location_name: location.name,
    city: location.address.city,
    state: location.address.state,
    dealership_id: dealership?.id,
    dealership_name: dealership?.name,
    dealership_slug: dealership?.slug,
  };
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => `${JSON.stringify({ ...JSON.parse(line), ...place })}\n`).join('');
}

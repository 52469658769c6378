import path from 'node:path';
import { fromSource, run } from './run.ts';
import { siteFolder } from './sites.ts';

/**
 * Writes the demonstration stock of the sites into a folder, each of the kind that the site sells, and imports it with the
 * public import command.
 */
export async function loadStock(
  sites: readonly string[],
  folder: string,
  dataDirectory: string,
): Promise<void> {
  const writer = 'libs/testing/fixtures/src/write-demo-stock.ts';
  await run(process.execPath, [fromSource, writer, folder, ...sites.map(siteFolder)]);
  for (const site of sites)
    await run(
      process.execPath,
      [
        fromSource,
        'libs/server/host/src/cli.ts',
        'stock-import',
        ...['--dealer', site, '--feed', path.join(folder, `${site}.ndjson`)],
      ],
      { env: { FORECOURT_DATA: dataDirectory } },
    );
}

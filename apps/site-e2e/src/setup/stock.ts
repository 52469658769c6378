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
  const command = ['libs/server/host/src/cli.ts', 'stock-import', '--feeds', folder];
  await run(process.execPath, [fromSource, ...command], { env: { FORECOURT_DATA: dataDirectory } });
}

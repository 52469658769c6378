import { readApps } from '@forecourt/api';
import { stockImportCommand, stockImportUsage } from '@forecourt/stock-feed';
import type { MapsOfApp } from '@forecourt/stock-feed';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { dealerApps } from '../dealer-apps.ts';
import { feedSite, mapsOfApps, ownFeedMaps } from '../feed-site.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { pictureSizeOf } from './picture-size.ts';

/** Imports a stock feed into the database. */
export const stockImport: Command = async (argv, root) => {
  const call = called(root, 'stock-import');
  if (argv[0] === 'help' || argv.some((word) => word === '--help' || word === '-h')) {
    console.log(stockImportUsage(call, await ownMaps(root)));
    return 0;
  }
  const config = readConfig(process.env, root);
  const apps = await readApps(config.dealersDirectory);
  const dealers = apps.map(({ definition }) => definition.dealer);
  return stockImportCommand({
    argv,
    stdout: process.stdout,
    stderr: process.stderr,
    call,
    dealers: dealers.map(({ slug }) => slug),
    folder: (await dealerApps(config, root)).folder,
    siteOf: async (slug) => feedSite(dealers, slug),
    ownMaps: async (slug) => {
      const app = apps.find(({ definition }) => definition.dealer.slug === slug);
      return app ? ownFeedMaps(app.directory) : [];
    },
    pictureSize: pictureSizeOf(config, apps),
    openDatabase: () => openConfiguredDatabase(config),
    now: () => new Date(),
  });
};

/** The maps of the dealer apps, for the usage, which is said whatever is wrong with the settings or an app. */
async function ownMaps(root: string): Promise<MapsOfApp[]> {
  try {
    return await mapsOfApps(readConfig(process.env, root).dealersDirectory);
  } catch {
    return [];
  }
}

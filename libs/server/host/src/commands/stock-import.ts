import { readDefinitions } from '@forecourt/api';
import { primaryLocation, timeZoneOf } from '@forecourt/location';
import type { DealerConfig } from '@forecourt/site-config';
import { stockImportCommand, stockImportUsage } from '@forecourt/stock-feed';
import type { FeedSite } from '@forecourt/stock-feed';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { dealerApps } from '../dealer-apps.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';

/** The known dealerships by their id in feeds, so that a group's feed can be imported before each dealership has a site. */
const DEALERSHIPS = [1, 2, 3, 4];

/** Imports a stock feed into the database. */
export const stockImport: Command = async (argv, root) => {
  const call = called(root, 'stock-import');
  if (['help', '--help', '-h'].includes(argv[0] ?? '')) {
    console.log(stockImportUsage(call));
    return 0;
  }
  const config = readConfig(process.env, root);
  const dealers = (await readDefinitions(config.dealersDirectory)).map(({ dealer }) => dealer);
  return stockImportCommand({
    argv,
    stdout: process.stdout,
    stderr: process.stderr,
    call,
    dealers: dealers.map(({ slug }) => slug),
    folder: (await dealerApps(config, root)).folder,
    siteOf: async (slug) => feedSite(dealers, slug),
    openDatabase: () => openConfiguredDatabase(config),
    now: () => new Date(),
  });
};

function feedSite(dealers: readonly DealerConfig[], slug: string): Omit<FeedSite, 'owns'> {
  const own = dealers.find((dealer) => dealer.slug === slug);
  if (!own) throw new Error(`${slug} has no declaration.`);
  const known = dealers.flatMap(({ dealerships }) => dealerships.map(({ id }) => id));
  return {
    slug,
    timeZone: timeZoneOf(primaryLocation(own.locations)?.address.state ?? null, own.timeZone),
    locations: own.locations,
    dealerships: own.dealerships,
    itemTypes: own.stock.itemTypes,
    carTypes: own.stock.carTypes,
    requirePrice: own.stock.requirePrice,
    excludeStock: own.stock.excludeStock,
    imageHosts: (process.env['IMAGE_HOSTS'] ?? '').split(',').filter((host) => host !== ''),
    knownDealerships: [...DEALERSHIPS, ...known],
  };
}

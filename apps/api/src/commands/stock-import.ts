import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '@forecourt/database';
import { primaryLocation, timeZoneOf } from '@forecourt/location';
import type { SiteDefinition } from '@forecourt/site-config';
import { stockImportCommand, type FeedSite } from '@forecourt/stock-feed';

const DEALERS = path.resolve(import.meta.dirname, '../../../dealers');
const DECLARATION = 'dealer.config.ts';

/** The dealerships of the platform by the number that feeds use, so that a group's feed can be read before each of them has a site. */
const DEALERSHIPS = [1, 2, 3, 4];

const dealers = readdirSync(DEALERS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(DEALERS, entry.name, DECLARATION)))
  .map((entry) => entry.name)
  .sort();

async function declarationOf(dealer: string): Promise<SiteDefinition['dealer']> {
  const declaration: { default: SiteDefinition } = await import(
    pathToFileURL(path.join(DEALERS, dealer, DECLARATION)).href
  );
  return declaration.default.dealer;
}

async function siteOf(dealer: string): Promise<Omit<FeedSite, 'owns'>> {
  const all = await Promise.all(dealers.map(declarationOf));
  const own = all[dealers.indexOf(dealer)];
  if (!own) throw new Error(`${dealer} has no declaration.`);
  return {
    slug: dealer,
    timeZone: timeZoneOf(primaryLocation(own.locations)?.address.state ?? null, own.timeZone),
    locations: own.locations,
    dealerships: own.dealerships,
    itemTypes: own.stock.itemTypes,
    carTypes: own.stock.carTypes,
    requirePrice: own.stock.requirePrice,
    excludeStock: own.stock.excludeStock,
    imageHosts: (process.env['IMAGE_HOSTS'] ?? '').split(',').filter((host) => host !== ''),
    knownDealerships: [...DEALERSHIPS, ...all.flatMap(({ dealerships }) => dealerships.map(({ id }) => id))],
  };
}

process.exitCode = await stockImportCommand({
  argv: process.argv.slice(2),
  stdout: process.stdout,
  stderr: process.stderr,
  dealers,
  siteOf,
  openDatabase: () => openDatabase(),
  now: () => new Date(),
});

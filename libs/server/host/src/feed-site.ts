import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { appsIn } from '@forecourt/api';
import { primaryLocation, timeZoneOf } from '@forecourt/location';
import type { DealerConfig } from '@forecourt/site-config';
import type { FeedMap, FeedSite, MapsOfApp } from '@forecourt/stock-feed';
import { z } from 'zod';
import { imageHosts } from './configured-images.ts';
import { rememberCode } from './loaded-code.ts';
import { SettingError } from './setting-error.ts';

/** The known dealerships by their id in feeds, so that a group's feed can be imported before each dealership has a site. */
const DEALERSHIPS = [1, 2, 3, 4];

/** What importing stock needs to know of a dealer. */
export function feedSite(dealers: readonly DealerConfig[], slug: string): Omit<FeedSite, 'owns'> {
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
    imageHosts: imageHosts(process.env),
    knownDealerships: [...DEALERSHIPS, ...known],
  };
}

/** The maps that each dealer app of a folder brings, without those of apps that bring none. */
export async function mapsOfApps(dealersDirectory: string): Promise<MapsOfApp[]> {
  const found: MapsOfApp[] = [];
  for (const app of await appsIn(dealersDirectory, MAPS_FILE)) {
    const maps = await ownFeedMaps(app);
    found.push({ app: path.basename(app), maps: maps.map(({ name }) => name) });
  }
  return found;
}

/** The file of a dealer app with its own formats of feeds. */
const MAPS_FILE = 'feed-maps.ts';

const mapsSchema = z.array(
  z.custom<FeedMap>((map) => {
    const given = z
      .looseObject({
        name: z.string().regex(/^[a-z][a-z0-9-]*$/),
        title: z.string(),
        format: z.enum(['csv', 'tsv', 'xml', 'json', 'ndjson']),
        open: z.custom<FeedMap['open']>((open) => typeof open === 'function'),
      })
      .safeParse(map);
    return given.success;
  }),
);

/**
 * The maps that a dealer app brings in `feed-maps.ts`; none without that file.
 *
 * @throws SettingError if its default export is no list of maps.
 */
export async function ownFeedMaps(directory: string): Promise<readonly FeedMap[]> {
  const file = path.join(directory, MAPS_FILE);
  if (!existsSync(file)) return [];
  await rememberCode(file);
  const { default: exported }: { default?: unknown } = await import(pathToFileURL(file).href);
  const maps = mapsSchema.safeParse(exported);
  if (maps.success) return maps.data;
  throw new SettingError(
    `${file} does not export a list of feed maps. Write \`export default [map]\`, where each map has name (small letters, digits, hyphens), title, format and open, as FeedMap of @forecourt/stock-feed.`,
  );
}

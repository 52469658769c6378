import { slugify } from '@forecourt/values';
import type { MakeEntry, NamedSlug } from '../state/searchSite.ts';

/** The vehicle data in a slug. */
export interface VehicleFromSlug {
  /** The year at the start of the slug. */
  readonly year: number | null;
  readonly make: NamedSlug | null;
  readonly model: NamedSlug | null;
}

/**
 * Parses year, make and model from a vehicle's slug, for vehicles that are no longer in stock. Make and model are those of
 * `makes`; of names with a common prefix the longest match is used. (ruling 21)
 *
 * @example readVehicleSlug('2019-mazda-cx-5-akera-u580237', makes) // { year: 2019, make: { name: 'Mazda', … }, model: { name: 'CX-5', … } }
 */
export function readVehicleSlug(slug: string, makes: readonly MakeEntry[]): VehicleFromSlug {
  const [, year, rest = ''] = /^(?:((?:19|20)\d\d)-)?(.*)$/.exec(slugify(slug)) ?? [];
  const make = longestStart(rest, makes);
  const model = make && longestStart(rest.slice(make.slug.length + 1), make.models);
  return {
    year: year === undefined ? null : Number(year),
    make: make && named(make),
    model: model && named(model),
  };
}

function longestStart<Entry extends NamedSlug>(text: string, entries: readonly Entry[]): Entry | null {
  return entries.reduce<Entry | null>((longest, entry) => {
    const starts = text === entry.slug || text.startsWith(`${entry.slug}-`);
    return starts && entry.slug.length > (longest?.slug.length ?? 0) ? entry : longest;
  }, null);
}

function named({ slug, name }: NamedSlug): NamedSlug {
  return { slug, name };
}

import { slugify } from '@forecourt/vehicle';
import type { MakeEntry, NamedSlug } from '../state/searchSite.ts';

/** The vehicle data in a slug. */
export interface ToldVehicle {
  /** The year that it begins with. */
  readonly year: number | null;
  readonly make: NamedSlug | null;
  readonly model: NamedSlug | null;
}

/**
 * What the slug of a vehicle tells of it where nothing else is known any more: it is year, make and model, and then what only the
 * vehicle had. Make and model are those of `makes`; of names that begin alike the longest counts. (Decisions 21)
 *
 * @example readVehicleSlug('2019-mazda-cx-5-akera-u580237', makes) // { year: 2019, make: { name: 'Mazda', … }, model: { name: 'CX-5', … } }
 */
export function readVehicleSlug(slug: string, makes: readonly MakeEntry[]): ToldVehicle {
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

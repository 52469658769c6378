/** The stored data of a saved vehicle: enough to show its name without a request. */
export interface Favourite {
  /** The vehicle's id as text. */
  id: string;
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string | null;
  /** The purchase price that was shown when it was saved, dollars; null if none was, missing if it was saved before prices were kept, or the page was left right after. */
  saved_price?: number | null;
  /** What the shopper wrote about it, at most `NOTE_LENGTH` characters; missing without a note. */
  note?: string;
}

/** Maximum length of a note, characters. The platform has the same limit. */
export const NOTE_LENGTH = 500;

/** Maximum number of saved vehicles. (ruling 102) */
export const MOST_FAVOURITES = 100;

/** Name of the stored list and of its slice. */
export const FAVOURITES = 'favourites';

/** Version of the stored list. */
export const FAVOURITES_VERSION = 1;

/** Parses the list stored by an earlier visit or another tab, without invalid items; null if it is not a list. */
export function parseFavourites(stored: unknown): Favourite[] | null {
  return Array.isArray(stored) ? lawful(stored.filter(isFavourite)) : null;
}

/** The list without duplicates, up to the maximum. */
export function lawful(list: readonly Favourite[]): Favourite[] {
  const first = new Map<string, Favourite>();
  for (const favourite of list) if (!first.has(favourite.id)) first.set(favourite.id, favourite);
  return [...first.values()].slice(0, MOST_FAVOURITES);
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false;
  const {
    id,
    name,
    slug,
    make,
    model,
    primary_image_url: picture,
    saved_price: price,
    note = '',
  }: Partial<Record<keyof Favourite, unknown>> = value;
  return (
    typeof id === 'string' &&
    /^\d+$/.test(id) && // it becomes part of a search filter
    [name, slug, make, model, note].every((text) => typeof text === 'string') &&
    (picture === null || typeof picture === 'string') &&
    (price === undefined || price === null || typeof price === 'number')
  );
}

import type { CarType } from '@forecourt/vehicle';
import { DEFAULT_SEARCH_PATH, type SearchPath } from './searchPath.ts';

const TYPES_BY_SLUG = new Map<string, readonly CarType[]>([
  ['used-cars', ['used']],
  ['new-cars', ['new']],
  ['demo-cars', ['demo']],
  ['new-and-demo-cars', ['new', 'demo']],
]);

/** The slug of the search root. */
export const ROOT_SLUG = 'new-used-and-demo-cars';

/** The car types of a path part, or `null`: `used-cars`, `new-cars`, `demo-cars`, `new-and-demo-cars` and the root. (RT-02) */
export function typesPath(slug: string): SearchPath | null {
  if (slug === ROOT_SLUG) return { kind: 'types', path: DEFAULT_SEARCH_PATH, carTypes: [], refinements: {} };
  const carTypes = TYPES_BY_SLUG.get(slug);
  return carTypes
    ? { kind: 'types', path: `/search/${slug}`, carTypes, refinements: { car_type: carTypes } }
    : null;
}

/** All path parts of car types, the root's first. */
export const TYPE_SLUGS: readonly string[] = [ROOT_SLUG, ...TYPES_BY_SLUG.keys()];

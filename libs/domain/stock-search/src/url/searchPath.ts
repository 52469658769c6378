import type { BodyType, CarType } from '@forecourt/vehicle';
import type { TextFacet } from '../state/facets.ts';
import type { NamedSlug } from '../state/searchSite.ts';

/** The facets that a path can have. */
export const PATH_FACETS = [
  'body',
  'car_type',
  'dealership_name',
  'drive',
  'fuel',
  'location_name',
  'make',
  'model',
] as const satisfies readonly TextFacet[];

/** The facet values of a path: `/search/toyota/corolla` is make Toyota and model Corolla. */
export type PathRefinements = { readonly [F in TextFacet]?: readonly string[] };

/** A resolved search path. `path` is its canonical form. */
export type SearchPath = { readonly path: string; readonly refinements: PathRefinements } & (
  | {
      readonly kind: 'types';
      /** Empty for the search root: all of them. */ readonly carTypes: readonly CarType[];
    }
  | { readonly kind: 'body'; readonly body: BodyType }
  | { readonly kind: 'make'; readonly make: NamedSlug }
  | { readonly kind: 'model'; readonly make: NamedSlug; readonly model: NamedSlug }
  | { readonly kind: 'location'; readonly location: NamedSlug }
  | { readonly kind: 'dealership'; readonly dealership: NamedSlug }
);

/** The search root, the one search path that ends in a slash. (RT-02, ruling 8) */
export const DEFAULT_SEARCH_PATH = '/search/new-used-and-demo-cars/';

/** The only search path whose filter facets cannot express; see `pathFilter`. */
export const PRESTIGE_PATH = '/search/prestige-cars';

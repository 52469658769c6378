import { CAR_TYPES } from '@forecourt/vehicle';
import type { NamedSlug, SearchVocabulary } from '../state/searchSite.ts';
import { bodyPath } from './bodyPath.ts';
import type { SearchPath } from './searchPath.ts';
import { ROOT_SLUG, typesPath } from './typePaths.ts';

/**
 * Resolves a search path: car types, body, make, make and model, location or dealership, in that order; `null` for any other
 * path, which is a 404. Case and a trailing slash are ignored; `path` in the result is the canonical form. `/search` is the root,
 * `/used-car/{type}` its car type. (RT-02 to RT-04, rulings 8 to 11)
 *
 * @example resolveSearchPath('/search/Toyota/', vocabulary)?.kind // 'make'
 */
export function resolveSearchPath(path: string, vocabulary: SearchVocabulary): SearchPath | null {
  const [start, first, second, ...rest] = partsOf(path);
  if (rest.length > 0) return null;
  if (start === 'used-car') return second === undefined ? carTypePath(first) : null;
  if (start !== 'search') return null;
  if (first === undefined) return typesPath(ROOT_SLUG);
  if (second !== undefined) return modelPath(first, second, vocabulary);
  return (
    typesPath(first) ??
    bodyPath(first, vocabulary) ??
    makePath(first, vocabulary) ??
    locationPath(first, vocabulary) ??
    dealershipPath(first, vocabulary)
  );
}

function partsOf(path: string): string[] {
  const parts = path
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .split('/');
  return parts.map((part) => part.trim());
}

function carTypePath(carType: string | undefined): SearchPath | null {
  return CAR_TYPES.some((known) => known === carType) ? typesPath(`${carType}-cars`) : null;
}

function makePath(slug: string, { makes }: SearchVocabulary): SearchPath | null {
  const make = bySlug(slug, makes);
  return make && { kind: 'make', path: `/search/${make.slug}`, make, refinements: { make: [make.name] } };
}

function modelPath(makeSlug: string, modelSlug: string, { makes }: SearchVocabulary): SearchPath | null {
  const make = bySlug(makeSlug, makes);
  const model = make && bySlug(modelSlug, make.models);
  if (!make || !model) return null;
  const refinements = { make: [make.name], model: [model.name] };
  return { kind: 'model', path: `/search/${make.slug}/${model.slug}`, make, model, refinements };
}

function locationPath(slug: string, { locations }: SearchVocabulary): SearchPath | null {
  const location = bySlug(slug, locations);
  if (!location) return null;
  return {
    kind: 'location',
    path: `/search/${location.slug}`,
    location,
    refinements: { location_name: [location.name] },
  };
}

function dealershipPath(slug: string, { dealerships }: SearchVocabulary): SearchPath | null {
  const dealership = bySlug(slug, dealerships);
  if (!dealership) return null;
  const refinements = { dealership_name: [dealership.name] };
  return { kind: 'dealership', path: `/search/${dealership.slug}`, dealership, refinements };
}

function bySlug<Entry extends NamedSlug>(slug: string, entries: readonly Entry[] = []): Entry | null {
  return entries.find((entry) => entry.slug === slug) ?? null;
}

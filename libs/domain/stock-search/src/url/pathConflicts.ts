import { BODY_TYPES } from '@forecourt/vehicle';
import type { SearchVocabulary } from '../state/searchSite.ts';
import { TYPE_SLUGS } from './typePaths.ts';

/** Two names with the same `/search/{slug}`: the first in the order of resolution has the path. */
export interface PathConflict {
  readonly slug: string;
  readonly taken: string;
  readonly wanted: string;
}

/**
 * The slugs of makes, locations and dealerships that are unreachable because an earlier name in the order of resolution has the
 * path. With this check the import rejects a location whose slug is a make. (ruling 9)
 *
 * @example pathConflicts({ makes: [kia], locations: [{ slug: 'kia', name: 'Kia' }] }) // [{ slug: 'kia', taken: 'make Kia', wanted: 'location Kia' }]
 */
export function pathConflicts(vocabulary: SearchVocabulary): PathConflict[] {
  const owners = new Map<string, string>();
  const conflicts: PathConflict[] = [];
  for (const [slug, wanted] of claims(vocabulary)) {
    const taken = owners.get(slug);
    if (taken === undefined) owners.set(slug, wanted);
    else conflicts.push({ slug, taken, wanted });
  }
  return conflicts;
}

function claims(vocabulary: SearchVocabulary): [string, string][] {
  const named = (kind: string, entries: readonly { slug: string; name: string }[] = []) =>
    entries.map(({ slug, name }): [string, string] => [slug, `${kind} ${name}`]);
  return [
    ...TYPE_SLUGS.map((slug): [string, string] => [slug, 'car types']),
    ...BODY_TYPES.map(({ slug, label }): [string, string] => [`${slug}-cars`, `body ${label}`]),
    ...named('make', vocabulary.makes),
    ...named('location', vocabulary.locations),
    ...named('dealership', vocabulary.dealerships),
  ];
}

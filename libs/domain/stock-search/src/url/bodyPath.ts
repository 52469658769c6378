import { BODY_TYPES, bodyTypeOf, type BodyType } from '@forecourt/vehicle';
import { bodyLabel } from '../document/bodyLabel.ts';
import type { SearchVocabulary } from '../state/searchSite.ts';
import type { PathRefinements, SearchPath } from './searchPath.ts';

/**
 * The body type of a path part `{body}-cars`, or `null`. `hatchback-cars` and `station-wagon-cars` resolve to the canonical page
 * of their body; `prestige-cars` exists only if the site has a prestige rule. (RT-03, ruling 10)
 */
export function bodyPath(slug: string, vocabulary: SearchVocabulary): SearchPath | null {
  if (!slug.endsWith('-cars')) return null;
  const named = bodyTypeOf(slug.slice(0, -'-cars'.length));
  const body = named && (BODY_TYPES.find(({ code }) => code === named.canonical) ?? named);
  if (!body || (body.rule.field === 'prestige' && !isConfigured(vocabulary))) return null;
  return { kind: 'body', path: `/search/${body.slug}-cars`, body, refinements: refinementsOf(body) };
}

function isConfigured({ prestige }: SearchVocabulary): boolean {
  return Boolean(prestige && ((prestige.makes?.length ?? 0) > 0 || typeof prestige.minPrice === 'number'));
}

function refinementsOf({ rule }: BodyType): PathRefinements {
  if (rule.field === 'simple_body') return { body: [bodyLabel(rule.equals) ?? rule.equals] };
  if (rule.field === 'simple_fuel') return { fuel: [rule.equals] };
  return rule.field === 'drive' ? { drive: [rule.equals] } : {};
}

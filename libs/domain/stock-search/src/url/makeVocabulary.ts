import { slugify } from '@forecourt/values';
import type { MakeEntry, NamedSlug } from '../state/searchSite.ts';

/**
 * The makes of some stock, each with its models, both in alphabetical order of their slugs. Names that share a slug are one
 * entry, with the first name; names without a letter or digit are left out.
 *
 * @example makeVocabulary([{ make: 'Land Rover', model: 'Defender' }])[0].slug // 'land-rover'
 */
export function makeVocabulary(
  stock: Iterable<{ readonly make: string; readonly model: string }>,
): MakeEntry[] {
  const makes = new Map<string, { name: string; models: Map<string, NamedSlug> }>();
  for (const { make, model } of stock) {
    const slug = slugify(make);
    if (slug === '') continue;
    const entry = makes.get(slug) ?? { name: make, models: new Map<string, NamedSlug>() };
    makes.set(slug, entry);
    const modelSlug = slugify(model);
    if (modelSlug !== '' && !entry.models.has(modelSlug))
      entry.models.set(modelSlug, { slug: modelSlug, name: model });
  }
  return [...makes]
    .map(([slug, { name, models }]) => ({ slug, name, models: [...models.values()].sort(bySlug) }))
    .sort(bySlug);
}

function bySlug(a: NamedSlug, b: NamedSlug): number {
  return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
}

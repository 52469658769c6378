import { overrideEntries } from './overrides.ts';

/**
 * A dealer's `overrides.tsx` with the overrides of one feature's slots alone, or of one slot, so that its pages load no others. No bundler leaves out
 * the unused keys of an object, so the entries are taken from the text, where Vite's parser says that they stand.
 *
 * @param source text of `overrides.tsx`.
 * @param owner a feature's id, which is what stands before the dot of its slots, or the id of a slot.
 * @example overridesOf(source, 'vdp') // no 'site.footer' any more
 * @example overridesOf(source, 'search.card') // no 'search.sections' either
 */
export function overridesOf(source: string, owner: string): string {
  const others = (overrideEntries(source) ?? []).filter(
    ({ id }) => id !== owner && !id.startsWith(`${owner}.`),
  );
  return others.reduceRight((text, { start, end }) => {
    const rest = text.slice(end);
    return text.slice(0, start) + rest.replace(/^\s*,/, '');
  }, source);
}

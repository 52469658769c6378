import { overrideEntries } from './overrides.ts';

/**
 * The text of a dealer's `overrides.tsx` with only the overrides of one feature's slots, or of one slot, so that pages load no others.
 * Bundlers do not remove unused object keys, so the other entries are cut from the text at the positions that Vite's parser gives.
 *
 * @param source text of `overrides.tsx`.
 * @param owner a feature's id (the part of a slot id before the dot), or the id of a slot.
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

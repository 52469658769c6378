import { parseAst } from 'vite';

/**
 * The entries of a dealer's `export default defineOverrides({ … })`: the id of each slot, the verbs used on it, and from where to
 * where it stands in the text. Null where the file is written in another way: it still works, unchecked and in one piece.
 *
 * @param {string} source of `overrides.tsx`.
 * @returns {{ id: string, uses: object[], start: number, end: number }[] | null}
 */
export function overrideEntries(source) {
  const { body } = parseAst(source, { lang: 'tsx', astType: 'ts' });
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  const [object] = exported?.type === 'CallExpression' ? exported.arguments : [];
  if (object?.type !== 'ObjectExpression') return null;
  const entries = object.properties.map(({ key, value, start, end }) => ({
    id: key?.value,
    uses: (value?.type === 'ArrayExpression' ? value.elements : [value]).map(verbOf),
    start,
    end,
  }));
  return entries.every(({ id }) => typeof id === 'string') ? entries : null;
}

/** The verb of one override and the ids of entries that it names, as far as its text tells. */
function verbOf(node) {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return { verb: null };
  const verb = node.callee.name;
  const [first, place] = node.arguments;
  if (verb === 'remove') return { verb, ...(typeof first?.value === 'string' && { remove: first.value }) };
  const named = (place?.type === 'ObjectExpression' ? place.properties : []).filter(
    ({ key, value }) => ['before', 'after'].includes(key?.name) && typeof value?.value === 'string',
  );
  return { verb, ...Object.fromEntries(named.map(({ key, value }) => [key.name, value.value])) };
}

/**
 * The same file with the overrides of one feature's slots alone, so that its pages load no others.
 *
 * @param {string} source of `overrides.tsx`.
 * @param {string} owner the feature's id: what stands before the dot of its slots.
 * @example overridesOf(source, 'vdp') // no 'site.footer' any more
 */
export function overridesOf(source, owner) {
  const others = (overrideEntries(source) ?? []).filter(({ id }) => !id.startsWith(`${owner}.`));
  return others.reduceRight((text, { start, end }) => {
    const rest = text.slice(end);
    return text.slice(0, start) + rest.replace(/^\s*,/, '');
  }, source);
}

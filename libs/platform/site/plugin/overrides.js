import { parseAst } from 'vite';

/**
 * The entries of a dealer's `export default defineOverrides({ … })`: the id of each slot, what is done to it, and from where to
 * where it stands in the text. Null where the file is written in another way: it still works, unchecked and in one piece.
 *
 * @param {string} source of `overrides.tsx`.
 * @returns {(import('@forecourt/slots').OverrideEntry & { start: number, end: number })[] | null}
 */
export function overrideEntries(source) {
  const { body } = parseAst(source, { lang: 'tsx', astType: 'ts' });
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  const [object] = exported?.type === 'CallExpression' ? exported.arguments : [];
  if (object?.type !== 'ObjectExpression') return null;
  const entries = object.properties.map(({ key, value, start, end }) => ({
    id: key?.value,
    overrides: (value?.type === 'ArrayExpression' ? value.elements : [value]).flatMap(writtenOverride),
    start,
    end,
  }));
  return entries.every(({ id }) => typeof id === 'string') ? entries : null;
}

const verbs = ['add', 'remove', 'replace', 'wrap', 'above', 'below'];

/** `add(Ride, { id: 'ride', after: 'enquiry' })` as data; nothing of what is written in another way. */
function writtenOverride(node) {
  const kind = node?.type === 'CallExpression' ? node.callee.name : undefined;
  if (!verbs.includes(kind)) return [];
  const [first, place] = node.arguments;
  if (kind === 'remove') return [{ kind, id: textOf(first) }];
  const given = place?.type === 'ObjectExpression' ? place.properties : [];
  const words = Object.fromEntries(
    given.flatMap(({ key, value }) =>
      textOf(value) === null ? [] : [[key?.name ?? key?.value, textOf(value)]],
    ),
  );
  return [{ kind, ...(kind === 'add' && { id: null }), ...words }];
}

const textOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null);

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

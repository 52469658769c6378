import type { OverrideEntry, WrittenOverride } from '@forecourt/slots/check-overrides';
import type { ESTree } from 'vite';
import { parseModule } from './parse-module.ts';

/** A slot of `overrides.tsx` with its overrides and its position in the text. */
export interface PlacedEntry extends OverrideEntry {
  start: number;
  end: number;
}

/**
 * The entries of a dealer's `export default defineOverrides({ … })`: slot id, overrides and position in the text. Null if the file has
 * another form: it still works, but it is not checked and not separated by feature.
 *
 * @param source text of `overrides.tsx`.
 */
export function overrideEntries(source: string): PlacedEntry[] | null {
  const { body } = parseModule(source, 'tsx');
  const exported = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  const [object] = exported?.type === 'CallExpression' ? exported.arguments : [];
  if (object?.type !== 'ObjectExpression') return null;
  const entries = object.properties.map(placedEntry);
  return entries.every((entry) => entry !== null) ? entries : null;
}

function placedEntry(property: ESTree.ObjectPropertyKind): PlacedEntry | null {
  if (property.type !== 'Property') return null;
  const { key, value, start, end } = property;
  const id = textOf(key);
  if (id === null) return null;
  const written = value.type === 'ArrayExpression' ? value.elements : [value];
  return { id, overrides: written.flatMap(writtenOverride), start, end };
}

const verbs = ['add', 'remove', 'replace', 'wrap', 'above', 'below'];

/** `add(Ride, { id: 'ride', after: 'enquiry' })` as data; options that are not literals are left out. */
function writtenOverride(node: ESTree.Node | null): WrittenOverride[] {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
  const kind = node.callee.name;
  if (!verbs.includes(kind)) return [];
  const [first, place] = node.arguments;
  if (kind === 'remove') return [{ kind, id: first ? textOf(first) : null }];
  const words = place?.type === 'ObjectExpression' ? place.properties.flatMap(wordOf) : [];
  return [{ kind, ...(kind === 'add' && { id: null }), ...Object.fromEntries(words) }];
}

/** `after: 'enquiry'` as name and text. */
function wordOf(property: ESTree.ObjectPropertyKind): [string, string][] {
  if (property.type !== 'Property') return [];
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : textOf(key);
  const text = textOf(value);
  return name === null || text === null ? [] : [[name, text]];
}

function textOf(node: ESTree.Node): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

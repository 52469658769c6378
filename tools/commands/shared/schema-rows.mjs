import { z } from 'zod';

/**
 * Every key of a config schema, flattened: its path (`sliders.amount`, `bands[].from`), type, default and sentence.
 *
 * @param {z.ZodType} schema
 * @returns {{ path: string, type: string, preset: string, sentence: string, required: boolean }[]}
 */
export function schemaRows(schema) {
  return rowsOf(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'throw' }),
    '',
  );
}

function rowsOf(node, at) {
  const { object, path } = objectIn(node, at);
  if (formsOf(object).length > 0 && !object.properties) return unionRows(object, path);
  return Object.entries(object.properties ?? {}).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return [
      {
        path: here,
        type: typeOf(value),
        preset: 'default' in value ? short(value.default) : '',
        sentence: value.description ?? withoutNull(value).description ?? '',
        required: (object.required ?? []).includes(key),
      },
      ...rowsOf(value, here),
    ];
  });
}

/** The rows of each variant of a union, named by its literal: `sections[] (type "hero")`. */
function unionRows(node, path) {
  return formsOf(node)
    .filter((form) => form.properties)
    .flatMap((form) => {
      const [key, literal] = Object.entries(form.properties).find(([, value]) => 'const' in value) ?? [];
      return rowsOf(form, key ? `${path} (${key} "${literal.const}")` : path);
    });
}

/** The object, or the union of objects, in a schema: the items of an array, the values of a map. */
function objectIn(node, path) {
  const bare = withoutNull(node);
  if (bare.items && !Array.isArray(bare.items)) return objectIn(bare.items, `${path}[]`);
  if (!bare.properties && typeof bare.additionalProperties === 'object')
    return objectIn(bare.additionalProperties, `${path}.<name>`);
  return { object: bare, path };
}

function withoutNull(node) {
  const forms = formsOf(node).filter(({ type }) => type !== 'null');
  return forms.length === 1 ? forms[0] : node;
}

/** The variants of a union. */
const formsOf = (node) => node.anyOf ?? node.oneOf ?? [];

function typeOf(node) {
  if ('const' in node) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (formsOf(node).length > 0) return [...new Set(formsOf(node).map(typeOf))].join(' | ');
  if (node.type === 'array') return node.items ? listOf(typeOf(node.items)) : 'list';
  if (node.type === 'object') return node.properties ? 'block' : 'map';
  const bounds = [node.minimum ?? node.exclusiveMinimum, node.maximum ?? node.exclusiveMaximum].map((each) =>
    Math.abs(each) < Number.MAX_SAFE_INTEGER ? String(each) : '',
  );
  const type = [node.type ?? 'any'].flat().join(' | ');
  return bounds.some(Boolean) ? `${type} ${bounds.join('…')}` : type;
}

const listOf = (type) => `list of ${type.includes(' | ') ? `(${type})` : type}`;

/** The source notation of a value, if it is short enough for a table. */
export function short(value) {
  const text = JSON.stringify(value);
  return text === undefined || text.length > 48 ? '' : text;
}

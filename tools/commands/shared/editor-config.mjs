/** The kinds whose files are made from a title; a page of `content/legal` has one of two names. */
const created = { legal: false };

/** The kinds whose files may be in folders, which are a part of their addresses. */
const nested = { pages: true };

/** The value that stands for an entry in lists of the editor. */
const titleOf = { people: 'name', offers: 'name', faqs: 'question' };

/**
 * The configuration of Decap CMS for the content of a dealer app, from the JSON schemas of the kinds: it edits the files of the working copy
 * through `decap-server`, and a picture that is uploaded stands beside its text.
 *
 * @param {{ name: string, one: string, schema: { properties: Record<string, any>, required?: string[] } }[]} kinds
 * @param {{ name: string, label: string, schema: { properties: Record<string, any>, required?: string[] } }[]} single files of one each,
 * `content/<name>.yaml`.
 */
export function editorConfig(kinds, single) {
  return {
    backend: { name: 'proxy', proxy_url: 'http://localhost:8081/api/v1', branch: 'main' },
    media_folder: 'content/pictures',
    public_folder: '/content/pictures',
    collections: [...kinds.map(folderOf), filesOf(single)],
  };
}

/** The files of a kind, of which there can be more. */
function folderOf({ name, one, schema }) {
  return {
    name,
    label: name.charAt(0).toUpperCase() + name.slice(1),
    label_singular: one.charAt(0).toUpperCase() + one.slice(1),
    folder: `content/${name}`,
    create: created[name] ?? true,
    slug: '{{slug}}',
    identifier_field: titleOf[name] ?? 'title',
    extension: 'md',
    format: 'yaml-frontmatter',
    media_folder: '',
    public_folder: '',
    // Without an index file a page is a file of its folder, `<folder>/<name>.md`, and its path is that of the folder.
    ...(nested[name] && {
      nested: { depth: 10, summary: '{{title}}', subfolders: false },
      meta: { path: { widget: 'string', label: 'Folder' } },
    }),
    fields: [
      ...fieldsOf(schema),
      { name: 'body', label: 'Text', widget: 'markdown', required: false, modes: ['raw', 'rich_text'] },
    ],
  };
}

/** The files of which a site has one each. */
function filesOf(single) {
  return {
    name: 'site',
    label: 'Site',
    files: single.map(({ name, label, schema }) => ({
      name,
      label,
      file: `content/${name}.yaml`,
      fields: fieldsOf(schema),
    })),
  };
}

/** @param isOptional of an object that may be missing no value has to be there: the checks name the ones that belong together. */
function fieldsOf({ properties, required = [] }, isOptional = false) {
  const names = [...required, ...Object.keys(properties).filter((name) => !required.includes(name))];
  return names.map((name) => ({
    name,
    label: labelOf(name),
    required: !isOptional && required.includes(name),
    ...(properties[name].description && { hint: properties[name].description }),
    ...widgetOf(properties[name], !required.includes(name)),
  }));
}

/** `imageBannerSrc` as `Image banner src`. */
const labelOf = (name) => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How a value is edited. */
function widgetOf(schema, isOptional = false) {
  const { type, format, pattern, enum: options, default: preset } = bare(schema);
  if (options) return { widget: 'select', options, ...(preset && { default: preset }) };
  switch (type) {
    case 'boolean':
      return { widget: 'boolean', default: preset ?? false };
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float' };
    case 'array':
      return listOf(bare(schema), isOptional);
    case 'object':
      return { widget: 'object', collapsed: true, fields: fieldsOf(bare(schema), isOptional) };
    default:
      if (format === 'date')
        return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
      if (pattern?.includes('webp') || bare(schema).refersTo === 'file')
        return { widget: 'image', choose_url: true };
      return { widget: isLong(bare(schema)) ? 'text' : 'string' };
  }
}

/** A list. Without `default` a new entry would begin with one empty item. */
function listOf({ items }, isOptional) {
  const none = isOptional && { default: [] };
  if (bare(items).type === 'string') return { widget: 'list' };
  const variants = items.oneOf ?? items.anyOf;
  const types = variants?.every(({ properties }) => properties?.type?.const) ? variants : null;
  return types
    ? { widget: 'list', ...none, collapsed: true, typeKey: 'type', types: types.map(typeOf) }
    : { widget: 'list', ...none, field: itemField(items) };
}

/** An item of a list whose items have types: the editor writes the name of the type as its `type`. */
function typeOf({ properties: { type, ...properties }, required = [] }) {
  return {
    name: type.const,
    label: labelOf(type.const),
    widget: 'object',
    ...(type.description && { hint: type.description }),
    ...(properties.title && { summary: '{{fields.title}}' }),
    fields: fieldsOf({ properties, required: required.filter((name) => name !== 'type') }),
  };
}

const itemField = (items) => ({ name: 'item', label: 'Item', ...widgetOf(items) });

/** Whether a text may have several lines: a name needs a letter, or has a length that fits a line. */
const isLong = ({ pattern, format, minLength, maxLength }) =>
  !pattern && !format && (maxLength === undefined ? minLength === undefined : maxLength > 200);

/** The schema of a value that may be null, without its null. */
function bare(schema) {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
  const one = choices?.length === 1 ? { ...schema, anyOf: undefined, ...choices[0] } : schema;
  return Array.isArray(one.type) ? { ...one, type: one.type.find((type) => type !== 'null') } : one;
}

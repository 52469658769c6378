/** The kinds whose files are made from a title; a page of `content/legal` has one of two names. */
const created = { legal: false };

/** The value that stands for an entry in lists of the editor. */
const titleOf = { people: 'name', offers: 'name', faqs: 'question' };

/**
 * The configuration of Decap CMS for the content of a dealer app, from the JSON schemas of the kinds: it edits the files of the working copy
 * through `decap-server`, and a picture that is uploaded stands beside its text.
 *
 * @param {{ name: string, one: string, schema: { properties: Record<string, any>, required?: string[] } }[]} kinds
 */
export function editorConfig(kinds) {
  return {
    backend: { name: 'proxy', proxy_url: 'http://localhost:8081/api/v1', branch: 'main' },
    media_folder: 'content/pictures',
    public_folder: '/content/pictures',
    collections: kinds.map(({ name, one, schema }) => ({
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
      fields: [
        ...fieldsOf(schema),
        { name: 'body', label: 'Text', widget: 'markdown', required: false, modes: ['raw', 'rich_text'] },
      ],
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
  const { type, format, pattern, enum: options, items, default: preset } = bare(schema);
  if (options) return { widget: 'select', options, ...(preset && { default: preset }) };
  switch (type) {
    case 'boolean':
      return { widget: 'boolean', default: preset ?? false };
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float' };
    case 'array':
      return { widget: 'list', ...(bare(items).type !== 'string' && { field: itemField(items) }) };
    case 'object':
      return { widget: 'object', collapsed: true, fields: fieldsOf(bare(schema), isOptional) };
    default:
      if (format === 'date')
        return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
      if (pattern?.includes('webp')) return { widget: 'image', choose_url: true };
      return { widget: isLong(bare(schema)) ? 'text' : 'string' };
  }
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

import { join } from 'node:path';
import { z } from 'zod';
import {
  brandFields,
  faqFields,
  hoursFields,
  jobFields,
  offerFields,
  pageFields,
  personFields,
  postFields,
  redirectFields,
} from '../../../libs/domain/site-content/src/index.ts';
import { homeFields } from '../../../libs/platform/content-files/src/home.ts';
import { editorConfig } from './editor-config.mjs';
import { root } from './paths.mjs';
import { pretty } from './pretty.mjs';

/** Each kind of content file with its schema, and what it is called in the title and as a snippet. */
const kinds = {
  offers: { fields: offerFields, one: 'offer' },
  posts: { fields: postFields, one: 'post' },
  pages: { fields: pageFields, one: 'page' },
  legal: { fields: pageFields, one: 'legal page' },
  brands: { fields: brandFields, one: 'brand' },
  people: { fields: personFields, one: 'person' },
  jobs: { fields: jobFields, one: 'job' },
  faqs: { fields: faqFields, one: 'question' },
};

/** Each file that is one of a kind, with its schema and what it is called in the editor. */
const single = {
  home: { fields: homeFields, label: 'Home page' },
  hours: { fields: hoursFields, label: 'Special hours' },
  redirects: { fields: redirectFields, label: 'Old addresses' },
};

/** What a person writes: a value with a default may be missing. */
const jsonSchema = (fields) => z.toJSONSchema(fields, { io: 'input' });

/** The lines of a new file of a kind: its required values, each with its sentence as the placeholder. */
function snippet({ fields, one }) {
  const { properties, required = [] } = jsonSchema(fields);
  const lines = required.map((key, at) => {
    const { description = key, enum: choices } = properties[key];
    const place = choices
      ? `\${${at + 1}|${choices.join(',')}|}`
      : `\${${at + 1}:${description.replaceAll(/[\\$}]/g, String.raw`\$&`)}}`;
    return `${key}: ${place}`;
  });
  return {
    scope: 'markdown',
    prefix: `forecourt ${one}`,
    description: `A new ${one}: the values that it needs`,
    body: ['---', ...lines, '---', '', '$0'],
  };
}

/** The text of each file, by its path. */
export async function contentSchemaFiles() {
  const folder = join(root, 'docs/reference/content');
  const schemas = [
    ...Object.entries(kinds).map(([name, { fields }]) => ({
      name,
      files: `content/${name}/${name === 'pages' ? '**' : '*'}.md`,
      fields,
    })),
    ...Object.entries(single).map(([name, { fields }]) => ({ name, files: `content/${name}.yaml`, fields })),
  ].map(({ name, files, fields }) => [
    join(folder, `${name}.schema.json`),
    { title: `The values of ${files}`, ...jsonSchema(fields) },
  ]);
  const snippets = Object.fromEntries(Object.values(kinds).map((kind) => [kind.one, snippet(kind)]));
  const editor = editorConfig(
    Object.entries(kinds).map(([name, { fields, one }]) => ({ name, one, schema: jsonSchema(fields) })),
    Object.entries(single).map(([name, { fields, label }]) => ({ name, label, schema: jsonSchema(fields) })),
  );
  const all = [
    ...schemas,
    [join(root, 'docs/reference/content-editor.json'), editor],
    [join(root, '.vscode/content.code-snippets'), snippets],
  ];
  return Promise.all(all.map(async ([file, value]) => [file, await pretty(JSON.stringify(value), file)]));
}

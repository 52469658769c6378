import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './paths.mjs';

const json = (file) => JSON.parse(readFileSync(join(root, 'docs/reference', file), 'utf8'));
const { collections: all } = json('content-editor.json');
const collections = all.filter(({ folder }) => folder);
const { files } = all.find((each) => each.files);

/** The schema of an object that may be null; null for another value. */
const objectOf = (schema) => [schema, ...(schema.anyOf ?? [])].find(({ properties }) => properties) ?? null;

/** The names of the fields of a form, those of objects too, as `model.slug`. */
const fieldNames = (fields, before = '') =>
  fields.flatMap(({ name, fields: inner }) => [
    before + name,
    ...fieldNames(inner ?? [], `${before}${name}.`),
  ]);

/** The names of the values of a schema, in the same form. */
const valueNames = ({ properties }, before = '') =>
  Object.entries(properties).flatMap(([name, value]) => {
    const inner = objectOf(value);
    return [before + name, ...(inner ? valueNames(inner, `${before}${name}.`) : [])];
  });

for (const { name, folder, fields } of collections)
  test(`the form of ${name} has the values of its schema and a text, and asks for what the schema needs`, () => {
    const schema = json(`content/${name}.schema.json`);
    assert.equal(folder, `content/${name}`);
    assert.deepEqual(fieldNames(fields).sort(), [...valueNames(schema), 'body'].sort());
    const needed = fields.filter(({ required }) => required).map((field) => field.name);
    assert.deepEqual(needed.sort(), [...(schema.required ?? [])].sort());
  });

/** A schema without its null, and the schemas of its parts: of an object, an item, or each type of item. */
const bare = (schema) => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

/** Compares the fields of a form with a schema, at every depth. */
function assertForm(fields, { properties, required = [] }, at) {
  assert.deepEqual(fields.map(({ name }) => name).sort(), Object.keys(properties).sort(), at);
  for (const field of fields) {
    const value = bare(properties[field.name]);
    const here = `${at}.${field.name}`;
    assert.equal(field.required, required.includes(field.name), here);
    if (value.type !== 'array') continue;
    assert.equal(field.widget, 'list', here);
    // The editor would begin a new list with one empty item.
    if (!field.required && value.items.type !== 'string') assert.deepEqual(field.default, [], here);
    if (value.items.oneOf) {
      assert.equal(field.typeKey, 'type', here);
      const types = value.items.oneOf.map((type) => type.properties.type.const);
      assert.deepEqual(
        field.types.map(({ name }) => name),
        types,
        here,
      );
      field.types.forEach((type, index) => {
        const { type: _type, ...own } = value.items.oneOf[index].properties;
        const needed = value.items.oneOf[index].required.filter((name) => name !== 'type');
        assert.equal(type.widget, 'object', here);
        assertForm(type.fields, { properties: own, required: needed }, `${here}.${type.name}`);
      });
    } else if (value.items.properties) assertForm(field.field.fields, value.items, here);
  }
}

for (const { name, file, fields } of files)
  test(`the form of ${file} has the values of its schema, those of lists and of types of items too`, () => {
    assert.equal(file, `content/${name}.yaml`);
    const schema = json(`content/${name}.schema.json`);
    // The editor edits no file whose root is a list.
    assert.equal(schema.type, 'object');
    assertForm(fields, schema, name);
  });

test('the editor has the files of which a site has one: its home page, special hours and redirects', () => {
  assert.deepEqual(
    files.map(({ name }) => name),
    ['home', 'hours', 'redirects'],
  );
  const hero = files[0].fields[0].types.find(({ name }) => name === 'hero').fields;
  const widgets = Object.fromEntries(hero.map(({ name, widget }) => [name, widget]));
  assert.deepEqual(
    [widgets.title, widgets.text, widgets.image, widgets.portrait, widgets.tone],
    ['text', 'text', 'image', 'image', 'select'],
  );
});

test('pages in folders are edited: each is a file of its folder, and no folder needs a page of its own', () => {
  const { nested, meta } = collections.find(({ name }) => name === 'pages');
  assert.deepEqual([nested.subfolders, nested.depth > 1], [false, true]);
  assert.equal(meta.path.widget, 'string');
  assert.equal('index_file' in meta.path, false);
  for (const { name, nested: folders } of collections)
    assert.equal(folders !== undefined, name === 'pages', name);
});

test('the editor has a form for every kind of content', () => {
  assert.deepEqual(collections.map(({ name }) => name).sort(), [
    'brands',
    'faqs',
    'jobs',
    'legal',
    'offers',
    'pages',
    'people',
    'posts',
  ]);
});

test('a choice has the values of its schema, and a day is written as the checks read it', () => {
  const brands = collections.find(({ name }) => name === 'brands').fields;
  assert.deepEqual(brands.find(({ name }) => name === 'kind').options, [
    'car',
    'motorcycle',
    'truck',
    'group',
  ]);
  assert.equal(brands.find(({ name }) => name === 'expiry').format, 'YYYY-MM-DD');
});

test('the command of docs/recipes/content-editor.md is there', () => {
  const recipe = readFileSync(join(root, 'docs/recipes/content-editor.md'), 'utf8');
  const [, script] = /npm run (\w+) -- --dealer harbour-city/.exec(recipe);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.equal(scripts[script], 'node tools/commands/editor.mjs');
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './paths.mjs';

const json = (file) => JSON.parse(readFileSync(join(root, 'docs/reference', file), 'utf8'));
const { collections } = json('content-editor.json');

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

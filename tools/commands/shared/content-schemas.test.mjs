import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

const schemas = join(root, 'docs/reference/content');
const kinds = readdirSync(schemas).map((file) => basename(file, '.schema.json'));
const schemaOf = (kind) =>
  z.fromJSONSchema(JSON.parse(readFileSync(join(schemas, `${kind}.schema.json`), 'utf8')));

/** The files of content of the demonstration dealers, by kind, each with its values. */
const written = filesBelow(join(root, 'apps/dealers'))
  .map((file) => /^[^/]+\/content\/(\w+)(?:\/.*\.md|\.yaml)$/.exec(file))
  .filter((found) => kinds.includes(found?.[1]))
  .map(({ 0: file, 1: kind }) => {
    const text = readFileSync(join(root, 'apps/dealers', file), 'utf8');
    return { file, kind, values: parse(file.endsWith('.yaml') ? text : text.split(/^---$/m)[1]) };
  });

test('the JSON schemas and snippets of content are up to date with the schemas of the platform', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@forecourt/source', join(root, 'tools/commands/content-schemas.mjs'), '--check'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, `${stdout}${stderr}`);
});

test('the JSON schemas accept every content file of the demonstration dealers', () => {
  assert.deepEqual([...new Set(written.map(({ kind }) => kind))].sort(), kinds);
  for (const { file, kind, values } of written) {
    const { error } = schemaOf(kind).safeParse(values);
    assert.equal(error, undefined, `${file}: ${error?.message}`);
  }
});

test('the JSON schemas refuse a mistyped key and a value that is missing', () => {
  const offer = { id: 1, name: 'A van' };
  assert.ok(schemaOf('offers').safeParse(offer).success);
  assert.ok(!schemaOf('offers').safeParse({ ...offer, disclamer: 'For ABN holders.' }).success);
  assert.ok(!schemaOf('offers').safeParse({ name: 'A van' }).success);
  assert.ok(!schemaOf('hours').safeParse([{ date: '2026-12-24', name: 'Eve', hours: '8-13' }]).success);
  assert.ok(!schemaOf('redirects').safeParse([{ from: '/specials', to: 'special-offers' }]).success);
});

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/** The spelling of a file's name; null for components and names of one word, which have one everywhere, and for tests. */
function spelling(file) {
  const [name, ...more] = basename(file).split('.');
  // Migrations are numbered; programs and workers are named like the command or file that is started.
  if (more.length !== 1 || /^(\d|write-)|-?[wW]orker$/.test(name) || /\/(commands|bench)\//.test(`/${file}`))
    return null;
  if (/^[a-z\d]+(-[a-z\d]+)+$/.test(name)) return 'kebab-case';
  return /^[a-z][a-z\d]*[A-Z]/.test(name) ? 'camelCase' : null;
}

function projects() {
  const within = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  const libs = within('libs').flatMap((kind) => within(kind));
  return [...libs, ...within('apps')].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

for (const project of projects())
  test(`the files of ${project} are spelled one way`, () => {
    const files = filesBelow(join(root, project)).filter((file) => /\.tsx?$/.test(file));
    const [camel, kebab] = ['camelCase', 'kebab-case'].map((way) =>
      files.filter((file) => spelling(file) === way),
    );
    const odd = camel.length < kebab.length ? camel : kebab;
    assert.deepEqual(odd, [], 'Rename them as their neighbours are (CONTRIBUTING.md).');
  });

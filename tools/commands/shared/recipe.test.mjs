import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from './paths.mjs';
import { readCommand, readRecipe } from './recipe.mjs';

const recipe = readRecipe('outside-the-workspace.md');
const place = join(root, '.forecourt/recipe');
after(() => rmSync(place, { recursive: true, force: true }));

test('a command line is read with its environment', () => {
  assert.deepEqual(readCommand('NODE_ENV=production npx react-router build'), {
    env: { NODE_ENV: 'production' },
    command: 'npx',
    args: ['react-router', 'build'],
  });
});

test('a team outside the workspace is told the React Router that the platform is made for', () => {
  const { peerDependencies } = JSON.parse(
    readFileSync(join(root, 'libs/platform/site/package.json'), 'utf8'),
  );
  const install = recipe.find(({ command }) => command?.startsWith('npm install @forecourt/')).command;
  assert.ok(install.endsWith(` react-router@${peerDependencies['react-router']}`), install);
});

test('the declaration of the recipe is right', () => {
  const { text } = recipe.find(({ file }) => file === 'dealer.config.ts');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'dealer.config.ts'), text);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@forecourt/source', join(place, 'dealer.config.ts')],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
});

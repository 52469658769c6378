import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import semver from 'semver';
import { root } from './paths.mjs';
import { publicLibs } from './public-libs.mjs';
import { repositoryField } from './repository-field.mjs';

const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const nvmrc = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
const libs = publicLibs();

/** What holds a context of React: a second copy of it breaks a site. */
const CONTEXTS = ['react', 'react-dom', 'react-router', 'react-redux'];

/** Libs that render on a server by themselves, into files that no page shares. */
const RENDERS_ALONE = ['@forecourt/documents'];

/** What is wrong with the package.json of a published lib, for whoever installs it. */
function manifestProblems({ manifest, folder }, { repository, devDependencies }) {
  const { name, engines, publishConfig, description, license, files } = manifest;
  const problems = [];
  const wants = (isSo, what) => isSo || problems.push(`${name}: ${what}`);
  wants(description, 'description is what npm shows in a search');
  wants(license === rootManifest.license, `license is ${rootManifest.license}`);
  wants(
    publishConfig?.access === 'public',
    'publishConfig.access is public, or npm refuses a scoped package',
  );
  wants(
    engines?.node && semver.satisfies(semver.minVersion(nvmrc), engines.node),
    'engines.node includes the Node of .nvmrc',
  );
  wants(files?.includes('NOTICE'), 'files has NOTICE');
  assert.deepEqual(
    manifest.repository,
    repositoryField(repository, folder),
    `${name}: repository is that of the root, with the folder of the lib`,
  );
  for (const context of CONTEXTS) {
    const isOwn = context in (manifest.dependencies ?? {}) && !RENDERS_ALONE.includes(name);
    wants(!isOwn, `${context} is a peer, or a site gets two copies`);
    const range = manifest.peerDependencies?.[context];
    const installed = devDependencies[context];
    if (range && installed)
      wants(
        semver.satisfies(installed, range),
        `the peer ${context}@${range} is not ${installed}, which the tests use`,
      );
  }
  return problems;
}

test('every published lib says its licence, its Node, its access, its source and its peers', () => {
  assert.ok(libs.length > 70);
  assert.deepEqual(
    libs.flatMap((lib) => manifestProblems(lib, rootManifest)),
    [],
  );
});

test('a manifest without them is refused', () => {
  const [{ folder }] = libs;
  const manifest = {
    name: 'x',
    dependencies: { react: '19.3.1' },
    peerDependencies: { 'react-router': '^7.0.0' },
    engines: { node: '<20' },
  };
  const found = manifestProblems({ manifest, folder }, { devDependencies: { 'react-router': '8.4.0' } });
  assert.equal(found.length, 7, found.join('\n'));
});

test('where the root names a repository, each lib names it with its folder', () => {
  const repository = { type: 'git', url: 'git+https://forge.example/forecourt.git' };
  const pricing = join(root, 'libs/domain/pricing');
  assert.deepEqual(repositoryField(repository, pricing), { ...repository, directory: 'libs/domain/pricing' });
  assert.equal(repositoryField(undefined, pricing), undefined);
  assert.throws(
    () => manifestProblems({ manifest: { name: 'x' }, folder: pricing }, { repository, devDependencies: {} }),
    /repository is that of the root/,
  );
});

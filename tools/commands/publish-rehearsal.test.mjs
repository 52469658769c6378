/**
 * Publishes every lib to a local registry and builds a dealer app from it, outside the workspace:
 * `node --test tools/commands/publish-rehearsal.test.mjs`. Takes minutes, so it is part of `.ci/run`, not of `npm test`.
 * Needs every lib's `dist` (`npx tsc --build`) and the network, for what the libs depend on.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { copyDealer } from './shared/dealer-copy.mjs';
import { root } from './shared/paths.mjs';
import { publicLibs } from './shared/public-libs.mjs';
import { startRegistry } from './shared/registry.mjs';
import { run, tail } from './shared/run.mjs';

const dealer = 'harbour-city';
const place = mkdtempSync(join(tmpdir(), 'forecourt-rehearsal-'));
const app = join(place, 'site');
let registry;

before(async () => {
  registry = await startRegistry(place);
});
after(async () => {
  await registry?.stop();
  rmSync(place, { recursive: true, force: true });
});

async function succeeds(label, command, args, options) {
  const result = await run(label, command, args, options);
  assert.ok(result.ok, `${label} failed:\n${tail(result.output, 40)}`);
  return result.output;
}

test('[AN-04] every lib is published, with version ranges for its workspace dependencies', async () => {
  await succeeds('Publishing', 'nx', ['release', 'publish', '--registry', registry.url], {
    env: registry.env,
  });
  for (const { manifest } of publicLibs()) {
    const answer = await fetch(`${registry.url}/${manifest.name.replace('/', '%2f')}`);
    assert.equal(answer.status, 200, `${manifest.name} is not in the registry`);
    const published = (await answer.json()).versions[manifest.version];
    for (const [name, range] of Object.entries(published.dependencies ?? {}))
      if (name.startsWith('@forecourt/'))
        assert.match(range, /^\^\d+\.\d+\.\d+$/, `${manifest.name} wants ${name}@${range}`);
  }
});

test('[AN-04] a dealer app outside the workspace installs and builds from the published packages', async () => {
  copyDealer(dealer, app);
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;
  const { customConditions: _, composite: __, ...compilerOptions } = base;
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['**/*.ts', '**/*.tsx'] }),
  );
  writeFileSync(join(app, '.npmrc'), `@forecourt:registry=${registry.url}\n`);

  const outside = { cwd: app, env: { ...registry.env, NODE_OPTIONS: '', NODE_ENV: '' } };
  await succeeds(
    'Installing outside the workspace',
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline'],
    outside,
  );
  const installed = JSON.parse(readFileSync(join(app, 'node_modules/@forecourt/site/package.json'), 'utf8'));
  assert.ok(existsSync(join(app, 'node_modules/@forecourt/site/dist')), 'the site package came without dist');
  assert.equal(
    installed.version,
    publicLibs().find(({ manifest }) => manifest.name === '@forecourt/site').manifest.version,
  );

  await succeeds('Building outside the workspace', join(app, 'node_modules/.bin/react-router'), ['build'], {
    ...outside,
    env: { ...outside.env, NODE_ENV: 'production' },
  });
  const site = JSON.parse(readFileSync(join(app, 'build/site.json'), 'utf8'));
  assert.equal(site.dealer.slug, dealer);
  assert.ok(existsSync(join(app, 'build/server/index.js')), 'there is no server build');
});

import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { command } from './shared/command.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { publicLibs } from './shared/public-libs.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'npm run release:rehearsal --',
  does:
    'Plays a release on a copy of the last commit: writes a version plan, runs nx release without publishing, and checks versions, ranges, ' +
    'changelog, tag and plan. Publishing has a rehearsal of its own, tools/commands/publish-rehearsal.test.mjs.',
};

const message = 'Rehearsed: a feed may say that a price is on request.';
const read = (folder, file) => readFileSync(join(folder, file), 'utf8');

async function succeeds(label, program, args, options) {
  const { ok, output } = await run(label, program, args, options);
  if (!ok) throw new Problem(`${label} failed:\n${tail(output, 30)}`);
  return output;
}

/** Checks what the release has left in the copy. @throws Problem that names what is wrong. */
async function checkRelease(copy, before, git) {
  const libs = publicLibs().map(({ folder }) => relative(root, folder));
  const manifests = libs.map((lib) => JSON.parse(read(copy, join(lib, 'package.json'))));
  const [{ version }] = manifests;
  try {
    assert.notEqual(version, before, 'the version is as before');
    for (const { name, version: own, dependencies = {}, peerDependencies = {} } of manifests) {
      assert.equal(own, version, `${name} has another version`);
      for (const [other, range] of Object.entries({ ...dependencies, ...peerDependencies }))
        if (other.startsWith('@forecourt/'))
          assert.equal(range, `^${version}`, `${name} wants ${other} in another version`);
    }
    const changelog = read(copy, 'CHANGELOG.md');
    assert.match(changelog, new RegExp(`^## ${version} `, 'm'), 'the changelog has no entry');
    assert.ok(changelog.includes(message), 'the changelog does not say what the plan says');
    const plans = join(copy, '.nx/version-plans');
    assert.ok(!existsSync(plans) || readdirSync(plans).length === 0, 'the plan is still there');
    const tags = await git('The tag', 'tag', '--points-at', 'HEAD');
    assert.equal(tags.trim(), `v${version}`);
    const left = await git('What is left', 'status', '--porcelain');
    assert.equal(left.trim(), '', 'files are changed that are not in the commit');
  } catch (error) {
    if (error instanceof assert.AssertionError) throw new Problem(error.message);
    throw error;
  }
  return version;
}

await command(declaration, async () => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const before = publicLibs()[0].manifest.version;
  const place = mkdtempSync(join(tmpdir(), 'forecourt-release-'));
  const copy = join(place, 'workspace');
  const env = { NX_WORKSPACE_DATA_DIRECTORY: join(place, 'nx'), NX_CACHE_DIRECTORY: join(place, 'cache') };
  try {
    const git = (label, ...args) => succeeds(label, 'git', ['-C', copy, ...args]);
    await succeeds('Copying the workspace', 'git', ['clone', '--quiet', root, copy]);
    await git('Naming the author', 'config', 'user.name', 'Rehearsal');
    await git('Naming the author', 'config', 'user.email', 'rehearsal@forecourt.example');
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    // The settings as they are here, but for the step that builds the libs: the rehearsal of publishing has that.
    cpSync(join(root, 'nx.json'), join(copy, 'nx.json'));
    const settings = JSON.parse(read(copy, 'nx.json'));
    delete settings.release.version.preVersionCommand;
    writeFileSync(join(copy, 'nx.json'), JSON.stringify(settings));
    const plan = ['release', 'plan', 'minor', '--message', message, '--only-touched=false'];
    await succeeds('Writing a version plan', 'nx', plan, { cwd: copy, env });
    assert.ok(readdirSync(join(copy, '.nx/version-plans')).length > 0);
    await git('Committing it', 'add', '--all');
    await git('Committing it', 'commit', '--quiet', '--message', 'A plan');
    // Without `--first-release` Nx looks for the tag of the last release, which the first one does not have.
    const first = (await git('Earlier releases', 'tag', '--list', 'v*')).trim() === '';
    const release = ['release', '--skip-publish', ...(first ? ['--first-release'] : [])];
    await succeeds('Releasing (nx release)', 'nx', release, { cwd: copy, env });
    const version = await checkRelease(copy, before, git);
    console.log(`From ${before} to ${version}, with its changelog, tag and ranges.`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

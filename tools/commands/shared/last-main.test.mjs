import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { lastMain, unpacked } from './last-main.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-last-main-')));
after(() => rmSync(folder, { recursive: true, force: true }));

function git(words, date = '2026-11-20T12:00:00Z') {
  const who = ['-c', 'user.name=Kim', '-c', 'user.email=kim@dealer.example', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const { status, stdout, stderr } = spawnSync('git', [...who, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return stdout.trim();
}
function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
function commit(price, date) {
  write('libs/domain/price/index.cjs', `module.exports = ${price};`);
  git(['add', '.']);
  git(['commit', '-qm', `Price ${price}`], date);
  return git(['rev-parse', 'HEAD']);
}

git(['init', '-q', '-b', 'main']);
write('.gitignore', 'node_modules');
write('package.json', '{}');
write('tsconfig.base.json', '{}');
write('node_modules/other/index.js', 'module.exports = "other";');
mkdirSync(join(folder, 'node_modules/@forecourt'));
symlinkSync('../../libs/domain/price', join(folder, 'node_modules/@forecourt/price'));
write('libs/domain/price/package.json', '{ "name": "@forecourt/price", "main": "index.cjs" }');
const old = commit(1, '2026-11-20T12:00:00Z');
commit(2, '2026-11-21T11:00:00Z');
commit(3, '2026-11-21T13:00:00Z');

test('the last main is the newest commit that is a day older than HEAD, or the named one', () => {
  assert.equal(lastMain(undefined, { folder }), old);
  assert.equal(lastMain('main', { folder }), git(['rev-parse', 'HEAD']));
  assert.throws(() => lastMain('nothing', { folder }), /nothing/);
});

test('a clone without that commit says how to get it', () => {
  const shallow = join(folder, 'shallow');
  git(['clone', '-q', '--depth', '1', `file://${folder}`, shallow]);
  assert.throws(
    () => lastMain(undefined, { folder: shallow }),
    /no commit that is a day older.*\n.*fetch-depth: 0/,
  );
});

test('a commit runs with its own libs and the packages that are installed', () => {
  const base = unpacked(old, { folder });
  const load = createRequire(join(base.folder, 'libs/domain/bench.cjs'));
  assert.deepEqual([load('@forecourt/price'), load('other')], [1, 'other']);
  base.remove();
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { root } from './paths.mjs';
import { daysBehind, heldBack, overdue } from './updates.mjs';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-27T00:00:00Z');
const before = (days, from = now) => new Date(from - days * DAY_MS).toISOString();

test('a version is behind since the oldest release that is newer', () => {
  const times = { created: before(900), modified: before(0), '2.0.0': before(400), '2.1.0': before(95) };
  assert.deepEqual(daysBehind('2.0.0', { ...times, '2.2.0': before(3) }, now), { release: 95, major: null });
  assert.deepEqual(daysBehind('2.1.0', times, now), { release: null, major: null });
  const later = { ...times, '3.0.0-rc.1': before(300), '3.0.0': before(181), '4.0.0': before(1) };
  assert.deepEqual(daysBehind('2.1.0', later, now), { release: null, major: 181 });
  // Before 1.0.0 the second number may break.
  assert.deepEqual(daysBehind('0.3.0', { '0.3.1': before(5), '0.4.0': before(2) }, now), {
    release: 5,
    major: 2,
  });
});

test('a release is overdue after 90 days, a major version after 180, unless it is held back', () => {
  const of = (name, current, times) => overdue([{ name, current, times }], now);
  assert.deepEqual(of('a', '1.0.0', { '1.0.1': before(90) }), []);
  assert.match(
    of('a', '1.0.0', { '1.0.1': before(91) }).join(),
    /^a 1\.0\.0: a newer release .* 91 days.* 90\.$/,
  );
  assert.deepEqual(of('a', '1.0.0', { '2.0.0': before(180) }), []);
  assert.match(of('a', '1.0.0', { '2.0.0': before(181) }).join(), /newer major version .* 181 days.* 180\.$/);
  const [held] = Object.keys(heldBack);
  assert.deepEqual(of(held, '1.0.0', { '2.0.0': before(500) }), []);
  assert.equal(of(held, '1.0.0', { '1.0.1': before(91), '2.0.0': before(500) }).length, 1);
});

/** A folder with one installed package, and a registry that says of it what it is told. */
async function project(t, { times, advisories }) {
  const folder = mkdtempSync(join(tmpdir(), 'updates-'));
  const name = 'left-shift';
  const installed = join(folder, 'node_modules', name);
  mkdirSync(installed, { recursive: true });
  const dependencies = { [name]: '1.0.0' };
  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', { name: 'project', version: '1.0.0', dependencies });
  write(join('node_modules', name, 'package.json'), { name, version: '1.0.0' });
  write('package-lock.json', {
    ...{ name: 'project', version: '1.0.0', lockfileVersion: 3, requires: true },
    packages: {
      '': { name: 'project', version: '1.0.0', dependencies },
      [`node_modules/${name}`]: { version: '1.0.0' },
    },
  });
  const versions = Object.keys(times);
  const server = createServer((request, response) => {
    request.resume();
    const isAudit = request.url.endsWith('/advisories/bulk');
    if (isAudit && !advisories) return response.writeHead(405).end('{}');
    const packument = {
      name,
      'dist-tags': { latest: versions.at(-1) },
      versions: Object.fromEntries(
        versions.map((version) => [
          version,
          { name, version, dist: { tarball: `http://localhost/${version}` } },
        ]),
      ),
      time: times,
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit ? advisories : packument));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  return async () => {
    const child = spawn(process.execPath, [join(root, 'tools/commands/updates.mjs'), folder], {
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${server.address().port}/`,
        npm_config_cache: join(folder, 'cache'),
        npm_config_fetch_retries: '0',
      },
    });
    const [said, complained] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code: child.exitCode, said, complained };
  };
}

const today = Date.now();
const fresh = { '1.0.0': before(300, today), '1.0.1': before(2, today) };

test('npm run updates passes where all is new, and no vulnerability is known', async (t) => {
  const run = await project(t, { times: fresh, advisories: {} });
  const { code, said, complained } = await run();
  assert.deepEqual([code, complained], [0, '']);
  assert.match(said, /Packages with a newer version: 1, for longer than we promise: 0\./);
});

test('npm run updates fails for what is older than promised', async (t) => {
  const run = await project(t, { times: { ...fresh, '1.0.1': before(100, today) }, advisories: {} });
  const { code, complained } = await run();
  assert.equal(code, 1);
  assert.match(complained, /left-shift 1\.0\.0: a newer release has been there for 100 days/);
});

test('npm run updates fails for a known vulnerability', async (t) => {
  const advisory = { id: 7, url: 'https://advisories.example/7', title: 'Shifts too far', severity: 'high' };
  const advisories = { 'left-shift': [{ ...advisory, vulnerable_versions: '<1.0.1', cwe: [], cvss: {} }] };
  const run = await project(t, { times: fresh, advisories });
  const { code, complained } = await run();
  assert.equal(code, 1);
  assert.match(complained, /left-shift .*: high\. Shifts too far \(https:\/\/advisories\.example\/7\)/);
});

test('npm run updates does not pass where the registry says nothing of vulnerabilities', async (t) => {
  const run = await project(t, { times: fresh, advisories: null });
  const { code, complained } = await run();
  assert.equal(code, 1);
  assert.match(complained, /npm audit --omit=dev has no answer, so nobody knows/);
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

test('a suite for both engines has the engine in its title, and .ci/run has its project', () => {
  const files = ['libs', 'apps'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const tests = files.filter((file) => /^(libs\/[^/]+\/[^/]+|apps\/[^/]+)\/src\/.*\.test\.ts$/.test(file));
  const suites = tests.filter((file) => readFileSync(join(root, file), 'utf8').includes('testEngines('));
  const ci = readFileSync(join(root, '.ci/run'), 'utf8');
  const named = /^on_postgres=(.*)$/m.exec(ci)?.[1]?.split(',') ?? [];
  assert.notEqual(suites.length, 0);
  for (const file of suites) {
    const each = readFileSync(join(root, file), 'utf8').match(/testEngines\(.*/g) ?? [];
    for (const line of each) assert.match(line, /^testEngines\('[^']+'\)\)\('[^']* %s\b/, file);
    const project = named.find((name) => file.startsWith(`${name}/src/`));
    assert.ok(project, `${file} is of no project that .ci/run runs on PostgreSQL.`);
  }
  const idle = named.filter((name) => !suites.some((file) => file.startsWith(`${name}/src/`)));
  assert.deepEqual(idle, [], 'no suite of these projects is for both engines: .ci/run need not name them');
});

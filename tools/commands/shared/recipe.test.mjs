import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from './paths.mjs';
import { readCommand } from './recipe.mjs';

const place = join(root, '.forecourt/recipe');
after(() => rmSync(place, { recursive: true, force: true }));

test('a command line is read with its environment', () => {
  assert.deepEqual(readCommand('NODE_ENV=production npx react-router build'), {
    env: { NODE_ENV: 'production' },
    command: 'npx',
    args: ['react-router', 'build'],
  });
});

test('the project of the recipe has the React Router that the platform is made for', async () => {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { peerDependencies } = read('libs/platform/site/package.json');
  const { devDependencies } = read('libs/platform/create/package.json');
  assert.equal(devDependencies['react-router'], peerDependencies['react-router']);
});

// The platform gives each vehicle its id.
test('the example stock of a new project is a vehicle a line, each with its price', async () => {
  const { exampleStock } = await import('../../../libs/platform/create/src/exampleStock.ts');
  const sells = ['cars', 'caravans', 'trucks', 'motorcycles'];
  const input = `
    import { parseCar } from '@forecourt/vehicle';
    const lines = ${JSON.stringify(exampleStock({ slug: 'lakeside-motors', sells }).trim().split('\n'))};
    const cars = lines.map((line) => parseCar({ id: 1, ...JSON.parse(line) }));
    console.log(JSON.stringify(cars.map(({ item_type, price, simple_body }) => [item_type, price > 5000, simple_body])));`;
  const flags = ['--conditions=@forecourt/source', '--input-type=module-typescript', '-'];
  const { stdout, stderr } = spawnSync(process.execPath, flags, { cwd: root, input, encoding: 'utf8' });
  assert.equal(stderr, '');
  const cars = JSON.parse(stdout);
  assert.deepEqual([...new Set(cars.map(([kind]) => kind))], ['car', 'caravan', 'truck', 'motorcycle']);
  for (const [kind, priced, body] of cars) assert.ok(priced && body, `${kind} ${body}`);
});

test('the declaration of a new project is right, with every template and kind', async () => {
  const { dealerConfig } = await import('../../../libs/platform/create/src/dealerConfig.ts');
  const { itemTypes, templates } = await import('../../../libs/platform/create/src/dealerOptions.ts');
  mkdirSync(place, { recursive: true });
  for (const template of templates)
    for (const sold of Object.keys(itemTypes)) {
      const file = join(place, `${template}-${sold}.config.ts`);
      writeFileSync(file, dealerConfig({ slug: 'lakeside-motors', template, sells: [sold] }));
    }
  const files = readdirSync(place).map((name) => `import './.forecourt/recipe/${name}';`);
  const flags = ['--conditions=@forecourt/source', '--input-type=module-typescript', '-'];
  const { status, stderr } = spawnSync(process.execPath, flags, {
    cwd: root,
    input: files.join('\n'),
    encoding: 'utf8',
  });
  assert.equal(files.length, 12);
  assert.equal(status, 0, stderr);
});

/** Recipes that need no build of a site; own-parts.test.mjs has the others in one build. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { codeBlocks } from './code-blocks.mjs';
import { root } from './paths.mjs';

const place = join(root, '.forecourt/recipes');
after(() => rmSync(place, { recursive: true, force: true }));

const recipe = (name) => readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8');

/** A block of a recipe without the indentation of its list. */
const flush = (block) => block.replaceAll(/^ {3}/gm, '').trimEnd();

/** What a script in TypeScript prints. */
function printed(text) {
  const flags = ['--conditions=@forecourt/source', '--input-type=module-typescript', '-'];
  const { stdout, stderr } = spawnSync(process.execPath, flags, { cwd: root, input: text, encoding: 'utf8' });
  assert.equal(stderr, '');
  return stdout;
}

/** A declaration of the example dealer with some keys. */
const declared = (keys) => `
  import { defineDealer, exampleDealer } from '@forecourt/site-config';
  const { dealer } = defineDealer({ ...exampleDealer, ${keys} features: [] });`;

test('every recipe is followed by a test', () => {
  const tests = ['recipes', 'own-parts', 'own-form', 'recipe']
    .map((name) => join(root, `tools/commands/shared/${name}.test.mjs`))
    .concat(join(root, 'tools/commands/publish-rehearsal.test.mjs'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const followed = (name) => tests.includes(`'${name}'`) || tests.includes(`${name}.md`);
  const others = {
    'add-a-dealer': 'tools/commands/dealer-rehearsal.mjs',
    content: 'libs/platform/content-files',
    'content-editor': 'tools/commands/shared/editor-config.test.mjs',
    'own-cdn-and-bus': 'libs/server/host/src/adapters.test.ts',
    'own-server-half': 'tools/workspace/src/generators/feature/generator.test.ts',
    'point-at-typesense-and-postgres': 'the server suites on PostgreSQL, and deploy.test.mjs',
  };
  const names = readdirSync(join(root, 'docs/recipes')).map((file) => file.replace('.md', ''));
  assert.deepEqual(
    names.filter((name) => !followed(name) && !(name in others)),
    [],
  );
});

test('the hosts of docs/recipes/launch.md make a canonical origin', () => {
  const [hosts] = codeBlocks(recipe('launch'), 'ts').map(flush);
  const said = printed(`${declared(hosts)}\nconsole.log(dealer.hosts.join(' '));`);
  assert.equal(said, 'www.lakeside-motors.example lakeside-motors.example\n');
});

test('the ids of docs/recipes/tags.md are a declaration, and its command makes a hash that is one', () => {
  const [ids] = codeBlocks(recipe('tags'), 'ts').map(flush);
  const [command] = codeBlocks(recipe('tags'), 'sh');
  const { stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  const [key, sum] = stdout.trim().split('\n');
  const hash = sum.replace(/ .*/, '');
  assert.equal(hash, createHash('sha256').update(key).digest('hex'));
  const withHash = ids.replace(/ },?$/, `, debugKeyHash: '${hash}' },`).replace(/,,/, ',');
  const said = printed(`${declared(withHash)}\nconsole.log(JSON.stringify(dealer.analytics));`);
  assert.deepEqual(JSON.parse(said), {
    ...{ askConsent: true, events: true, dataLayer: false, vitals: true },
    ...{ googleAnalytics: 'G-EXAMPLE123', tagManager: 'GTM-EXAMPLE' },
    ...{ metaPixel: '1234567890', advertising: true, debugKeyHash: hash },
  });
});

test('a declaration with old keys says what docs/recipes/upgrade.md shows', () => {
  const [shown] = codeBlocks(recipe('upgrade'), 'text');
  const said = printed(`
    import { defineDealer, exampleDealer } from '@forecourt/site-config';
    const old = { ...exampleDealer, slug: 'lakeside-motors', title: 'Lakeside', domains: ['lakeside-motors.example'] };
    try {
      defineDealer({ ...old, features: [] } as never);
    } catch (error) {
      console.log(String((error as Error).message));
    }`);
  assert.equal(said.trim(), flush(shown).trim());
});

test('the source of docs/recipes/content-over-http.md is declared, and its document has no problem', () => {
  const text = recipe('content-over-http');
  const [source] = codeBlocks(text, 'ts').map(flush);
  const [answer] = codeBlocks(text, 'json').map(flush);
  mkdirSync(place, { recursive: true });
  const said = printed(`
    import { writeFileSync } from 'node:fs';
    import { readContent } from '@forecourt/content-files';
    import { defineFeature } from '@forecourt/site-config';
    ${declared(source)}
    const { url, tokenEnv } = dealer.contentSource;
    const kept = { url, version: null, modified: null, at: new Date().toISOString(), text: ${JSON.stringify(answer)} };
    const file = '.forecourt/recipes/source.json';
    writeFileSync(file, JSON.stringify(kept));
    const features = Object.fromEntries(['offers', 'blog', 'content', 'brands', 'enquiry'].map((id) => [id, {}]));
    const routes = [
      { path: 'special-offers' },
      { path: 'careers' },
      ...['offers/:id', 'blog/:slug', ':brand/overview', '*'].map((path) => ({ path, content: true })),
    ];
    const { content, problems } = await readContent({
      directory: '.forecourt/recipes/app',
      definition: { dealer, features, routes },
      files: [],
      source: { file, url },
    });
    const { redirects, ...kinds } = content;
    console.log(tokenEnv, JSON.stringify(problems));
    console.log(Object.values(kinds).map((entries) => entries.length).join(), redirects.size);`);
  assert.match(said, /^CMS_TOKEN \[\]\n(1,)+1 1\n$/);
});

test('the lender of docs/recipes/own-finance-lender.md is declared, and answers as the page reads it', () => {
  const text = recipe('own-finance-lender');
  const [finance] = codeBlocks(text, 'ts').map(flush);
  const [server] = codeBlocks(text, 'js').map(flush);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'lender.mjs'), server);
  const said = printed(`
    import { spawn } from 'node:child_process';
    import { createServer } from 'node:net';
    import { setTimeout } from 'node:timers/promises';
    import { lenderInfoSchema } from '@forecourt/platform-client/contracts';
    import { parseCar } from '@forecourt/vehicle';
    import { httpLender } from './libs/feature/vdp/src/server/lender/http-lender.ts';
    ${declared(finance)}
    const port = await new Promise((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address();
        probe.close(() => resolve(port));
      });
    });
    const lender = spawn(process.execPath, ['.forecourt/recipes/lender.mjs'], {
      env: { ...process.env, PORT: String(port), LENDER_API_KEY: 'key' },
    });
    const car = parseCar({ id: 7, slug: 'rav4', car_type: 'used', make: 'Toyota', model: 'RAV4', price: 20000 });
    const of = (key) => httpLender({ url: 'http://127.0.0.1:' + port, key, provider: dealer.finance.provider });
    const ask = (key) => of(key).info(car, { now: new Date(), signal: AbortSignal.timeout(2000) });
    try {
      let answer = null;
      for (let tries = 0; answer === null && tries < 50; tries += 1) {
        await setTimeout(100);
        answer = await ask('key').catch(() => null);
      }
      const info = lenderInfoSchema.parse(answer);
      console.log(info.lender === dealer.finance.lender.name, info.interestRate === dealer.finance.annualRatePercent);
      console.log(await ask('wrong').catch((error) => error.message));
    } finally {
      lender.kill();
    }`);
  assert.equal(said, 'true true\nThe lender answered 401.\n');
});

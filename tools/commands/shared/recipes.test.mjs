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

/** What a script in TypeScript prints; one that starts threads needs a file, because they are given the flags of the program. */
function printed(text, file = null) {
  if (file) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, file), text);
  }
  const script = file ? [join(place, file)] : ['--input-type=module-typescript', '-'];
  const flags = ['--conditions=@forecourt/source', ...script];
  const options = { cwd: root, input: text, encoding: 'utf8', timeout: 180_000 };
  const { stdout, stderr } = spawnSync(process.execPath, flags, options);
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
      definition: { dealer, features, routes, contentLinks: [] },
      files: [],
      source: { file, url },
    });
    const { home: _home, hours, redirects, ...kinds } = content;
    const days = new Set(hours.map(({ date }) => date));
    console.log(tokenEnv, JSON.stringify(problems));
    console.log(Object.values(kinds).map((entries) => entries.length).join(), redirects.size, ...days);`);
  assert.match(said, /^CMS_TOKEN \[\]\n(1,)+1 1 2026-12-24 2026-12-25\n$/);
});

test('the lender of docs/recipes/own-finance-lender.md is declared, and answers as the page reads it', () => {
  const text = recipe('own-finance-lender');
  const [finance] = codeBlocks(text, 'ts').map(flush);
  const [server] = codeBlocks(text, 'js').map(flush);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'lender.mjs'), server);
  const said = printed(`
    import { spawn } from 'node:child_process';
    import { setTimeout } from 'node:timers/promises';
    import { lenderInfoSchema } from '@forecourt/platform-client/contracts';
    import { parseCar } from '@forecourt/vehicle';
    import { httpLender } from './libs/feature/vdp/src/server/lender/http-lender.ts';
    import { freePort } from './tools/commands/shared/port.mjs';
    ${declared(finance)}
    const port = await freePort();
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

test('the half of docs/recipes/own-server-half.md keeps a row of its own, answers, and delivers its message', () => {
  const [manifest, half] = codeBlocks(recipe('own-server-half'), 'ts').map(flush);
  const said = printed(
    `
    import { once } from 'node:events';
    import { apiSite, defineServerHalf, siteLookup, startOutbox } from '@forecourt/api';
    import { testApi } from '@forecourt/api/testing';
    import { enqueue } from '@forecourt/database';
    import { defineOperation } from '@forecourt/platform-client/contracts';
    import { defineDealer, defineFeature, exampleDealer } from '@forecourt/site-config';
    import { sql } from 'kysely';
    import { z } from 'zod';
    ${manifest.replace('export ', '').replace('…', "purpose: 'Washing a vehicle.', options: {}")}
    const bookWash = defineOperation(
      { id: 'bookWash', method: 'post', path: '/api/car-wash/bookings' },
      {
        summary: 'Book a wash',
        description: 'For a test.',
        request: z.object({ body: z.object({ plate: z.string() }) }),
        answer: z.object({ number: z.number() }),
        problems: { invalid: { status: 422 } },
      },
    );
    type WashTables = { washes: { number: number; plate: string } };
    const tables = { up: (db) => sql\`create table washes (number serial primary key, plate text)\`.execute(db) };
    const messageSchema = z.object({ site: z.string(), number: z.number() });
    const told = new EventTarget();
    const washers = (dealer, options, env) => ({
      tell: async (number) =>
        void told.dispatchEvent(Object.assign(new Event('told'), { words: [dealer.slug, env.WASH, number] })),
    });
    const keepWash = (db, site, { plate }) =>
      db.transaction().execute(async (transaction) => {
        const { number } = await transaction
          .$extendTables<WashTables>()
          .insertInto('washes')
          .values({ plate, number: sql\`default\` })
          .returning('number')
          .executeTakeFirstOrThrow();
        await enqueue(transaction, [{ topic: 'car-wash.booked', key: String(number), payload: { site, number } }]);
        return number;
      });
    ${half.replace('export default', 'const half =')}
    const definition = defineDealer({ ...exampleDealer, slug: 'washes', features: [carWash()] });
    const site = apiSite(definition, { origin: 'https://washes.example', env: { WASH: 'wet' }, halves: [half] });
    const { byHost, bySlug } = siteLookup([{ site, hosts: [] }]);
    let outbox;
    const leads = { wake: () => outbox.wake() };
    const kit = await testApi('pglite', { halves: [half], sites: byHost, leads });
    const { db } = kit.database;
    outbox = startOutbox([half], { db, now: () => new Date(), siteBySlug: bySlug, pollMs: 20 });
    const heard = once(told, 'told');
    const answer = await kit.request('/api/car-wash/bookings', {
      method: 'POST',
      headers: { host: 'washes.localhost', 'content-type': 'application/json' },
      body: JSON.stringify({ plate: 'ABC123' }),
    });
    const [{ words }] = await heard;
    const rows = await db.$extendTables<WashTables>().selectFrom('washes').selectAll().execute();
    await outbox.stop();
    await kit.database.close();
    console.log(JSON.stringify([answer.status, await answer.json(), words, rows]));
    process.exit();`,
    'half.ts',
  );
  assert.deepEqual(JSON.parse(said), [
    200,
    { number: 1 },
    ['washes', 'wet', 1],
    [{ number: 1, plate: 'ABC123' }],
  ]);
});

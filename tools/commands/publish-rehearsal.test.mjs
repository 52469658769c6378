/**
 * Publishes every lib to a local registry, then builds and serves a dealer from it, outside the workspace, by the files and commands of
 * docs/recipes/outside-the-workspace.md: `node --test tools/commands/publish-rehearsal.test.mjs`. Takes minutes, so it is part of
 * `.ci/run`, not of `npm test`. Needs the libs ready for release (`node tools/commands/prepare-release.mjs`) and the network, for what the libs depend on.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { copyDealer } from './shared/dealer-copy.mjs';
import { outsideTeam, succeeds } from './shared/outside-team.mjs';
import { root } from './shared/paths.mjs';
import { publicLibs } from './shared/public-libs.mjs';
import { readRecipe } from './shared/recipe.mjs';
import { rehearsedServices } from './shared/rehearsed-services.mjs';
import { startRegistry } from './shared/registry.mjs';
import { tail } from './shared/run.mjs';

const slug = 'lakeside-motors';
const place = mkdtempSync(join(tmpdir(), 'forecourt-rehearsal-'));
const app = join(place, slug);

/** By day npm publishes all libs in one process; at night Nx does, as in a release, with several processes for each lib. */
const publishers = {
  npm: ['npm', 'publish', '--loglevel=error', ...publicLibs().flatMap(({ folder }) => ['-w', folder])],
  nx: ['nx', 'release', 'publish'],
};

const recipe = readRecipe('outside-the-workspace.md');
const at = (end) => recipe.findIndex(({ command }) => command?.endsWith(end));
const [serving, developing] = [at('forecourt demo'), at('forecourt dev')];

let registry;
let team;
let host;
let stock = [];
let seen;
let services;

before(async () => {
  registry = await startRegistry(place);
  team = outsideTeam({ place, registry, slug });
});
after(async () => {
  host?.kill();
  await services?.stop();
  await registry?.stop();
  rmSync(place, { recursive: true, force: true });
});

/** The page of a vehicle says its name, its price and what the dealer put below it. */
async function showsVehicle({ path, name, price }) {
  const page = await host.ask(path);
  assert.equal(page.status, 200, page.text.slice(0, 500));
  const words = page.text.replaceAll(/<[^>]*>/g, ' ');
  for (const expected of [name, `$${price.toLocaleString('en-AU')}`, 'a weekend by the lake'])
    assert.ok(words.includes(expected), `the vehicle page does not say "${expected}"`);
  return page.text;
}

test('[AN-04] every lib is published, with version ranges for its workspace dependencies', async () => {
  const [program, ...args] = publishers[process.env.FORECOURT_PUBLISHER ?? 'npm'];
  try {
    await succeeds('Publishing', program, [...args, '--registry', registry.url], { env: registry.env });
  } finally {
    // From here on nothing reads what the workspace has built: .ci/run waits for this file.
    if (process.env.FORECOURT_PACKED) writeFileSync(process.env.FORECOURT_PACKED, '');
  }
  for (const { manifest } of publicLibs()) {
    const answer = await fetch(`${registry.url}/${manifest.name.replace('/', '%2f')}`);
    assert.equal(answer.status, 200, `${manifest.name} is not in the registry`);
    const published = (await answer.json()).versions[manifest.version];
    for (const [name, range] of Object.entries(published.dependencies ?? {}))
      if (name.startsWith('@forecourt/'))
        assert.match(range, /^\^\d+\.\d+\.\d+$/, `${manifest.name} wants ${name}@${range}`);
  }
});

test('[AN-04] a team outside the workspace builds a dealer and imports its stock, by the recipe', async () => {
  for (const step of recipe.slice(0, serving)) {
    if (step.command?.includes('react-router build')) stock = await team.bringStock();
    const output = await team.follow(step);
    if (step.command?.includes('stock-import')) assert.match(output, new RegExp(`${stock.length} added`));
  }
  const { dealer } = JSON.parse(readFileSync(join(app, 'build/site.json'), 'utf8'));
  assert.equal(dealer.slug, slug);
});

test('the site has one copy each of what holds a context of React', () => {
  const copies = readdirSync(join(app, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(^|node_modules[\\/])(react|react-dom|react-router|react-redux)[\\/]package\.json$/.test(path),
  );
  assert.deepEqual(copies.sort(), [
    'react-dom/package.json',
    'react-redux/package.json',
    'react-router/package.json',
    'react/package.json',
  ]);
});

test('the packages carry the licence and the credits of the workspace', () => {
  for (const file of ['LICENSE', 'NOTICE'])
    for (const name of ['site', 'host', 'postcodes'])
      assert.equal(
        readFileSync(join(app, 'node_modules/@forecourt', name, file), 'utf8'),
        readFileSync(join(root, file), 'utf8'),
        `${name}: ${file}`,
      );
});

test('the packages hold no test helpers but those that an entry exports', () => {
  const installed = publicLibs().filter(({ manifest }) =>
    existsSync(join(app, 'node_modules', manifest.name)),
  );
  assert.notEqual(installed.length, 0);
  for (const { manifest } of installed) {
    const folder = join(app, 'node_modules', manifest.name);
    assert.ok(existsSync(join(folder, 'dist')), `${manifest.name} came without dist`);
    if ('./testing' in manifest.exports) continue;
    const helpers = readdirSync(folder, { recursive: true }).filter((path) =>
      /^(dist|src)[\\/](.*[\\/])?(test|testing|bench)$/.test(path),
    );
    assert.deepEqual(helpers, [], manifest.name);
  }
});

test('[AN-04] the dealer is served: a search, a vehicle page and a resized picture', async () => {
  host = await team.serves(recipe[serving].command);

  const page = await host.ask('/search/new-used-and-demo-cars/');
  assert.equal(page.status, 200);
  const car = stock.find(({ path, price }) => price > 0 && page.text.includes(`"${path}"`));
  assert.ok(car, 'the search page lists no car of the feed');

  const key = /searchKey\W+([\w+/=]{20,})/.exec(page.text)?.[1];
  const search = { collection: `Car_production_${slug}`, q: car.model, query_by: 'name', per_page: 250 };
  const found = await host.ask('/typesense/multi_search', {
    method: 'POST',
    headers: { 'x-typesense-api-key': key ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ searches: [search] }),
  });
  assert.equal(found.status, 200, found.text);
  const names = JSON.parse(found.text).results[0].hits.map(({ document }) => document.name);
  assert.ok(names.includes(car.name), `a search for ${car.model} found ${names.join(', ')}`);

  const vehicle = await showsVehicle(car);
  seen = car;

  const original = car.images[0].image.url;
  const resized = vehicle.match(/\/images\/[^"\s?,&]+/g)?.find((url) => url.endsWith(original));
  assert.ok(resized, `the vehicle page does not show ${original}`);
  for (const url of [original, resized]) {
    const picture = await host.ask(url);
    assert.equal(picture.status, 200, url);
    assert.equal(picture.headers['content-type'], 'image/webp');
  }
});

test('[AN-04] a lead is acknowledged and in the mailbox, and the commands read what the host has', async () => {
  const lead = {
    name: 'Kimberley',
    last_name: 'Leewright',
    email: 'kimberley@shopper.example',
    phone: '0491 570 006',
    postcode: '4006',
    message: 'Does the zebra upholstery come with it?',
  };
  const taken = await host.ask('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'rehearsed-lead-1' },
    body: JSON.stringify(lead),
  });
  assert.equal(taken.status, 200, taken.text);
  const { lead_id: id } = JSON.parse(taken.text);
  const mail = join(app, '.forecourt/mailbox', slug, `${id}.eml`);
  for (let tries = 0; tries < 100 && !existsSync(mail); tries += 1) await setTimeout(200);
  assert.match(readFileSync(mail, 'utf8'), /To: sales@lakeside-motors\.example[^]*zebra upholstery/);
  const mailbox = await host.ask('/dev/mailbox');
  assert.equal(mailbox.status, 200);
  assert.match(mailbox.text, new RegExp(`id="${id}"[^]*zebra upholstery`));

  const said = [];
  for (const step of recipe.slice(serving + 1, developing)) said.push(await team.follow(step));
  assert.match(said.join('\n'), new RegExp(`${slug}: Car_production_${slug}[^]*lead ${id}`));
});

test('SIGTERM ends the host with 0', async () => {
  assert.deepEqual(await host.stop(), { code: 0, signal: null }, tail(host.output()));
});

test('the dealer is served from its sources, with the same page', async () => {
  host = await team.serves(recipe[developing].command);
  await showsVehicle(seen);
  host.kill();
});

test('[AN-04] a demonstration dealer with pages, parts and content of its own builds from the packages', async () => {
  // The features that the recipe does not install.
  const { dependencies } = JSON.parse(
    readFileSync(join(root, 'apps/dealers/harbour-city/package.json'), 'utf8'),
  );
  const more = Object.keys(dependencies).filter((name) => !existsSync(join(app, 'node_modules', name)));
  await team.follow({ command: `npm install ${more.join(' ')}` });
  const kept = ['package.json', 'tsconfig.json'].map((name) => [name, readFileSync(join(app, name))]);
  copyDealer('harbour-city', app);
  for (const [name, text] of kept) writeFileSync(join(app, name), text);
  await team.follow(recipe.find(({ command }) => command?.includes('react-router build')));
  const { dealer } = JSON.parse(readFileSync(join(app, 'build/site.json'), 'utf8'));
  assert.equal(dealer.slug, 'harbour-city');
  assert.ok(existsSync(join(app, 'build/server/index.js')), 'there is no server build');
});

/** The start of docs/recipes/outside-the-workspace.md, and of a container or a unit of systemd. */
const SERVING = 'node_modules/.bin/forecourt serve';
const PUBLIC_HOST = 'harbour-city-motors.example';

test('serve refuses to start without its settings, and names all of them at once', async () => {
  const { ok, code, output } = await team.attempt(SERVING);
  assert.deepEqual({ ok, code }, { ok: false, code: 1 }, tail(output));
  for (const name of [
    'DATABASE_URL',
    'TYPESENSE_URL',
    'SMTP_URL',
    'METRICS_TOKEN',
    'FINANCE_KEYS',
    'SHOPPER_SECRET',
  ])
    assert.match(output, new RegExp(`^- .*${name}`, 'm'), tail(output));
});

test('serve starts with the settings of the example, PostgreSQL and the search server, answers probes and pages, delivers a lead, and stops', async () => {
  services = await rehearsedServices(app);
  host = await team.serves(SERVING, services.env, PUBLIC_HOST);

  assert.equal((await host.ask('/healthz')).status, 200);
  const home = await host.ask('/', { headers: { 'x-forwarded-proto': 'https' } });
  assert.equal(home.status, 200);
  assert.match(home.text, /Harbour City/);
  assert.equal(home.headers['strict-transport-security'], 'max-age=31536000');
  const plain = await host.ask('/', { headers: { 'x-forwarded-proto': 'http' } });
  assert.deepEqual([plain.status, plain.headers.location], [308, `https://${PUBLIC_HOST}/`]);
  assert.equal((await host.ask('/search/new-used-and-demo-cars/')).status, 200);
  // Nothing of a demonstration, and nothing for operators on the host of a dealer.
  for (const path of ['/dev/mailbox', '/metrics']) assert.equal((await host.ask(path)).status, 404, path);
  const asOperator = { host: '127.0.0.1', authorization: `Bearer ${services.env.METRICS_TOKEN}` };
  const metrics = await host.ask('/metrics', { headers: asOperator });
  assert.match(
    metrics.text,
    /^forecourt_api_request_seconds_count\{.*route="\/readyz",status="200"\} [1-9]/m,
    metrics.text.slice(0, 500),
  );

  const lead = { name: 'Kim', last_name: 'Leewright', phone: '0491 570 006', postcode: '4006' };
  const taken = await host.ask('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'rehearsed-lead-2' },
    body: JSON.stringify({ ...lead, email: 'kim@shopper.example', message: 'Is it still there?' }),
  });
  assert.equal(taken.status, 200, taken.text);
  const { lead_id: id } = JSON.parse(taken.text);
  const names = () => services.mails.map(({ name }) => name);
  for (let tries = 0; tries < 150 && !names().includes(id); tries += 1) await setTimeout(200);
  assert.ok(names().includes(id), `the mail server has ${names().join(', ')}\n${tail(host.output())}`);

  assert.deepEqual(await host.stop(), { code: 0, signal: null }, tail(host.output()));
});

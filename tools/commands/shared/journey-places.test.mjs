import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { journeysOf, ownScreen, readsPage, sampledPages } from '../../../apps/site-e2e/src/setup/places.ts';
import { root } from './paths.mjs';
import { siteSlugs } from './sites.mjs';

const files = readdirSync(join(root, 'apps/site-e2e/src/browser'), { recursive: true }).filter((file) =>
  file.endsWith('.journey.ts'),
);

/** A dealer on its own screen, with what a whole run and a sample select. */
const placeOf = (site) => ({
  name: `${site} ${ownScreen(site)}`,
  whole: journeysOf(site, ownScreen(site), false),
  sample: journeysOf(site, ownScreen(site), true),
});
/** The two dealers that have every journey, and the others. */
const places = ['harbour-city', 'northside-group'].map(placeOf);
const others = siteSlugs()
  .map(placeOf)
  .filter(({ name }) => !places.some((place) => place.name === name));

/** The places where a run has the journey of a file with a tag. */
const placesOf = (run, file, tag = '', among = places) =>
  among
    .filter(({ name, [run]: selects }) => selects.test(`${name} browser/${file} a title ${tag}`))
    .map(({ name }) => name);
const both = places.map(({ name }) => name);

test('a sample runs each journey without a tag on one of the two dealers, and some on each; a whole run on both', () => {
  const sample = files.map((file) => placesOf('sample', file));
  for (const [at, file] of files.entries()) {
    assert.equal(sample[at].length, 1, file);
    assert.deepEqual(placesOf('whole', file), both, file);
  }
  for (const place of both) {
    const share = sample.flat().filter((name) => name === place).length / files.length;
    assert.ok(share > 0.3, `${place} has ${Math.round(share * 100)} %`);
  }
});

test('a sample leaves out no journey of one screen', () => {
  for (const file of files) {
    assert.deepEqual(placesOf('sample', file, '@once-phone'), [both[0]], file);
    assert.deepEqual(placesOf('sample', file, '@once-desktop'), [both[1]], file);
  }
});

test('a sample runs a journey of every dealer on both, and on one of the others; with @always on all', () => {
  const names = others.map(({ name }) => name);
  assert.ok(names.length > 1);
  for (const file of files) {
    assert.deepEqual(placesOf('sample', file, '@every-dealer'), both, file);
    assert.equal(placesOf('sample', file, '@every-dealer', others).length, 1, file);
    assert.deepEqual(placesOf('sample', file, '@every-dealer @always', others), names, file);
    assert.deepEqual(placesOf('whole', file, '@every-dealer', others), names, file);
  }
});

test('a sample reads the main pages of every dealer, and each other page on one of the two and on one of the others that have it', () => {
  const shared = ['home.page', 'search.results', 'vdp.vehicle', 'garage.page', 'locations.list', 'blog.post'];
  const slugs = siteSlugs();
  const [first, second] = slugs.filter((slug) => !/^(harbour-city|northside-group)$/.test(slug));
  const extra = { [first]: ['finance.apply', 'checkout.page'], [second]: ['checkout.page'] };
  const lacking = { [second]: ['blog.post'] };
  const namesOf = new Map(
    slugs.map((slug) => [
      slug,
      [...shared, ...(extra[slug] ?? [])].filter((name) => !lacking[slug]?.includes(name)),
    ]),
  );
  const readers = (name) => slugs.filter((slug) => sampledPages(slug, namesOf).includes(name));
  const thorough = ['harbour-city', 'northside-group'];
  for (const name of shared.slice(0, 3)) assert.deepEqual(readers(name), slugs, name);
  for (const name of shared.slice(3)) {
    const found = readers(name);
    assert.equal(found.filter((slug) => thorough.includes(slug)).length, 1, `${name} on ${found}`);
    assert.equal(found.length, 2, `${name} on ${found}`);
    assert.ok(found.every((slug) => namesOf.get(slug).includes(name)));
  }
  assert.deepEqual(readers('finance.apply'), [first], 'what neither of the two has is read wherever it is');
  assert.deepEqual(readers('checkout.page').sort(), [first, second].sort());
  assert.ok(
    slugs.every((slug) => readsPage(slug, () => [], false)({ name: 'garage.page' })),
    'a whole run reads all',
  );
});

test('the main pages that a sample reads everywhere are routes', () => {
  for (const [feature, id] of [
    ['home', 'home.page'],
    ['search', 'search.results'],
    ['vdp', 'vdp.vehicle'],
  ])
    assert.match(
      readFileSync(join(root, `libs/feature/${feature}/src/manifest.ts`), 'utf8'),
      new RegExp(`id: '${id}'`),
    );
});

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { journeysOf, ownScreen } from '../../../apps/site-e2e/src/setup/places.ts';
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

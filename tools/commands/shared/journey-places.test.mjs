import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { journeysOf } from '../../../apps/site-e2e/src/setup/places.ts';
import { root } from './paths.mjs';

const files = readdirSync(join(root, 'apps/site-e2e/src/browser'), { recursive: true }).filter((file) =>
  file.endsWith('.journey.ts'),
);

/** The two dealers that have every journey, each on its own screen, with what a whole run and a sample select. */
const places = [
  ['harbour-city', 'phone'],
  ['northside-group', 'desktop'],
].map(([site, screen]) => ({
  name: `${site} ${screen}`,
  whole: journeysOf(site, screen, false),
  sample: journeysOf(site, screen, true),
}));

/** The places where a run has the journey of a file with a tag. */
const placesOf = (run, file, tag = '') =>
  places
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

test('a sample leaves out nothing that depends on the dealer, on both screens, or on one place', () => {
  for (const file of files) {
    assert.deepEqual(placesOf('sample', file, '@every-dealer'), both, file);
    assert.deepEqual(placesOf('sample', file, '@both-screens'), both, file);
    assert.deepEqual(placesOf('sample', file, '@once-phone'), [both[0]], file);
    assert.deepEqual(placesOf('sample', file, '@once-desktop'), [both[1]], file);
  }
});

/** The `theme.css` of each dealer app beside the tokens of the platform. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { contrastProblems, contrastRatio, readTheme } from '../../../libs/ui/theme/src/index.ts';
import { root } from './paths.mjs';
import { siteSlugs } from './sites.mjs';

const platform = readFileSync(join(root, 'libs/ui/theme/src/tokens.css'), 'utf8');
const css = (slug) => readFileSync(join(root, 'apps/dealers', slug, 'theme.css'), 'utf8');

for (const slug of siteSlugs()) {
  const own = css(slug);

  test(`each pair of colours of ${slug} has its minimum contrast`, () => {
    assert.deepEqual(contrastProblems(readTheme(platform, own)), []);
  });

  test(`the theme of ${slug} sets tokens and nothing else`, () => {
    const rest = own
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/--[\w-]+\s*:\s*[^;]+;/g, '')
      .replace(/:root\s*\{\s*\}/g, '');
    assert.equal(rest.trim(), '');
  });

  test(`the theme of ${slug} sets only tokens that the platform knows`, () => {
    const known = readTheme(platform);
    assert.deepEqual(
      [...readTheme(own).keys()].filter((name) => !known.has(name)),
      [],
    );
  });
}

/** The ratios of contrast that were designed, of these dealers in turn. */
const designed = ['harbour-city', 'northside-group', 'outback-caravans', 'velocity-prestige'];
const published = [
  ['ink', 'page', [16.2, 15.7, 15.2, 17.3]],
  ['ink-2', 'sunken', [6.9, 6.8, 7.1, 7.2]],
  ['ink-3', 'sunken', [4.9, 4.9, 5.3, 4.9]],
  ['ink-2', 'stage', [5.9, 5.9, 6.3, 6.6]],
  ['on-brand', 'brand', [6.6, 5.3, 6.3, 18.9]],
  ['on-brand-soft', 'brand-soft', [7.3, 6.4, 7, 8.5]],
  ['brand-text', 'sunken', [6.1, 5.3, 5.9, 15.6]],
  ['on-inverse-2', 'inverse', [8.7, 9.8, 8.9, 9.6]],
  ['on-accent', 'accent', [8.2, 15.7, 7.7, 6.1]],
  ['success', 'success-soft', [5.4, 5.3, 5.8, 5.5]],
  ['warning', 'warning-soft', [5.7, 5.7, 5.7, 6.2]],
  ['danger', 'danger-soft', [5.7, 6.7, 6, 6.3]],
  ['line-strong', 'page', [3.5, 3.6, 3.4, 3.7]],
  ['line-strong', 'sunken', [3.2, 3.2, 3.1, 3.3]],
  ['focus', 'page', [6.6, 5.8, 6.3, 6]],
];

for (const [front, back, ratios] of published)
  test(`${front} on ${back} has the contrast that was designed`, () => {
    for (const [at, slug] of designed.entries()) {
      const theme = readTheme(platform, css(slug));
      const ratio = contrastRatio(theme.get(`--color-${front}`) ?? '', theme.get(`--color-${back}`) ?? '');
      assert.ok(Math.abs(ratio - ratios[at]) < 0.05, `${slug}: ${ratio}, designed as ${ratios[at]}`);
    }
  });

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastProblems } from './contrast/contrastProblems.ts';
import { contrastRatio } from './contrast/contrastRatio.ts';
import { readTheme } from './contrast/readTheme.ts';

const platform = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const root = path.join(import.meta.dirname, '../../../../apps/dealers');
const dealers = readdirSync(root).filter((slug) => existsSync(path.join(root, slug, 'theme.css')));
const css = (slug: string) => readFileSync(path.join(root, slug, 'theme.css'), 'utf8');

test('[PR-04] the pointer of the price gauge moves for 2.5 seconds, or 3 if it is slow', () => {
  const components = readFileSync(path.join(import.meta.dirname, 'components.css'), 'utf8');
  expect(/\.gauge-swing \{[^}]*animation: gauge-swing var\((--[\w-]+)\)/.exec(components)?.[1]).toBe(
    '--motion-gauge',
  );
  expect(/--motion-gauge: (\w+);/.exec(platform)?.[1]).toBe('2500ms');
  expect(/\.gauge-slow \{\s*animation-duration: (\w+);/.exec(components)?.[1]).toBe('3s');
});

describe.each(['platform', ...dealers])('the theme of %s', (slug) => {
  const own = slug === 'platform' ? '' : css(slug);
  const theme = readTheme(platform, own);

  test('each pair of colours has its minimum contrast', () => {
    expect(contrastProblems(theme)).toEqual([]);
  });

  test('sets tokens and nothing else', () => {
    const rest = own
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/--[\w-]+\s*:\s*[^;]+;/g, '')
      .replace(/:root\s*\{\s*\}/g, '');
    expect(rest.trim()).toBe('');
  });

  test('sets only tokens that the platform knows', () => {
    const known = readTheme(platform);
    expect([...readTheme(own).keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});

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
] as const;

test.each(published)('%s on %s has the contrast that was designed', (front, back, ratios) => {
  for (const [index, slug] of designed.entries()) {
    const theme = readTheme(platform, css(slug));
    const ratio = contrastRatio(theme.get(`--color-${front}`) ?? '', theme.get(`--color-${back}`) ?? '');
    expect(ratio, slug).toBeCloseTo(ratios[index] ?? 0, 1);
  }
});

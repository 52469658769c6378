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

describe.each(['platform', ...dealers])('the theme of %s', (slug) => {
  const own = slug === 'platform' ? '' : css(slug);
  const theme = readTheme(platform, own);

  test('can be read by everybody: each pair of colours has the contrast it needs', () => {
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

const published = [
  ['ink', 'page', 16.2, 15.7],
  ['ink-2', 'sunken', 6.9, 6.8],
  ['ink-3', 'sunken', 4.9, 4.9],
  ['ink-2', 'stage', 5.9, 5.9],
  ['on-brand', 'brand', 6.6, 5.3],
  ['on-brand-soft', 'brand-soft', 7.3, 6.4],
  ['brand-text', 'sunken', 6.1, 5.3],
  ['on-inverse-2', 'inverse', 8.7, 9.8],
  ['on-accent', 'accent', 8.2, 15.7],
  ['success', 'success-soft', 5.4, 5.3],
  ['warning', 'warning-soft', 5.7, 5.7],
  ['danger', 'danger-soft', 5.7, 6.7],
  ['line-strong', 'page', 3.5, 3.6],
  ['line-strong', 'sunken', 3.2, 3.2],
  ['focus', 'page', 6.6, 5.8],
] as const;

test.each(published)('%s on %s has the contrast that was designed', (front, back, harbour, northside) => {
  const ratio = (slug: string) => {
    const theme = readTheme(platform, css(slug));
    return contrastRatio(theme.get(`--color-${front}`) ?? '', theme.get(`--color-${back}`) ?? '');
  };
  expect(ratio('harbour-city')).toBeCloseTo(harbour, 1);
  expect(ratio('northside-group')).toBeCloseTo(northside, 1);
});

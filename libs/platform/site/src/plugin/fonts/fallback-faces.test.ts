import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fallbackFaces } from './fallback-faces.ts';
import { readFont } from './read-font.ts';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@forecourt/theme/package.json'));
const read = (name: string) => readFileSync(resolve(name));

/** Weight and metrics in percent of each `@font-face` rule of a fallback. */
function metrics(css: string): number[][] {
  const rules = [...css.matchAll(/@font-face \{[^}]*fallback'[^}]*\}/g)].map(([rule]) => rule);
  return rules.map((rule) =>
    ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'].map((name) =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]),
    ),
  );
}

const shipped = [
  ['figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'sans-serif'],
  ['archivo', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2', 'sans-serif'],
  ['archivo', '@forecourt/theme/fonts/archivo-latin-400-700.woff2', 'sans-serif'],
  ['archivo-display', '@forecourt/theme/fonts/archivo-display-latin-700.woff2', 'sans-serif'],
  ['hanken-grotesk', '@forecourt/theme/fonts/hanken-grotesk-latin-400-700.woff2', 'sans-serif'],
  ['bricolage-display', '@forecourt/theme/fonts/bricolage-display-latin-700.woff2', 'sans-serif'],
  [
    'instrument-sans',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    'sans-serif',
  ],
  ['newsreader-display', '@forecourt/theme/fonts/newsreader-display-latin-400.woff2', 'serif'],
] as const;

test.each(shipped)(
  'the fallback of %s (%s) is within 2 % of the one that was measured',
  (face, file, kind) => {
    const measured = metrics(read(`@forecourt/theme/fonts/${face}.css`).toString());
    const computed = metrics(fallbackFaces('Own', readFont(read(file)), kind));
    expect(computed).toHaveLength(measured.length);
    for (const [rule, numbers] of measured.entries())
      for (const [at, number] of numbers.entries()) {
        const off = Math.abs((computed[rule]?.[at] ?? Number.NaN) - number);
        expect(off, `rule ${rule}, number ${at}`).toBeLessThanOrEqual(number * 0.02);
      }
  },
);

test('a variable font has its weight range, and wider letters at bold weights', () => {
  const font = readFont(read('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));
  expect(font.weights).toEqual([300, 900]);
  expect(font.italic).toBe(false);
  expect(font.widthOf('car', 700)).toBeGreaterThan(font.widthOf('car', 400) ?? Number.NaN);
  expect(font.widthOf('語', 400)).toBeNull();
});

test('a font of one weight has a fallback of that weight', () => {
  const font = readFont(read('@forecourt/theme/fonts/archivo-display-latin-700.woff2'));
  const css = fallbackFaces('River Sans', font, 'sans-serif');
  expect(css).toContain("font-family: 'River Sans fallback';");
  expect(css).toMatch(/src: local\('Roboto Bold'\)[^]*src: local\('Arial Bold'\)/);
  expect(css).toContain('font-weight: 700;');
});

test.each([
  ['text', Buffer.from('not a font')],
  ['a picture of the same length', Buffer.alloc(2_000)],
  ['half a font', read('@forecourt/theme/fonts/archivo-display-latin-700.woff2').subarray(0, 4_000)],
])('%s is refused', (_, bytes) => {
  expect(() => readFont(bytes)).toThrow();
});

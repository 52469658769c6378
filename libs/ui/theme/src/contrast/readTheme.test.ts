import { expect, test } from 'vitest';
import { contrastProblems } from './contrastProblems.ts';
import { readTheme } from './readTheme.ts';

test('later values win, comments are ignored, references are resolved', () => {
  const theme = readTheme(
    ':root { --color-brand: #111111; /* --color-brand: #999999; */ --color-tab: var(--color-brand) }',
    ':root{--color-brand:#222222;--shadow-raised: 0 8px 24px -8px rgb(1 2 3 / 16%);}',
  );
  expect(theme.get('--color-brand')).toBe('#222222');
  expect(theme.get('--color-tab')).toBe('#222222');
  expect(theme.get('--shadow-raised')).toBe('0 8px 24px -8px rgb(1 2 3 / 16%)');
});

test('an unknown or circular reference is kept as is', () => {
  const theme = readTheme('--a: var(--b); --b: var(--a); --c: var(--missing)');
  expect(theme.get('--c')).toBe('var(--missing)');
  expect(theme.get('--a')).toMatch(/^var/);
});

test('a theme with low contrast gets a sentence for each failure', () => {
  const problems = contrastProblems(readTheme('--color-ink: #aaaaaa; --color-page: #ffffff'));
  expect(problems).toContain(
    '--color-ink (#aaaaaa) on --color-page (#ffffff) has a contrast of 2.32; at least 4.5 is needed.',
  );
  expect(problems).toContain('--color-surface is not set.');
});

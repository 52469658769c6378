import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrastProblems } from './contrast/contrastProblems.ts';
import { readTheme } from './contrast/readTheme.ts';

const platform = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

test('[PR-04] the pointer of the price gauge moves for 2.5 seconds, or 3 if it is slow', () => {
  const components = readFileSync(path.join(import.meta.dirname, 'components.css'), 'utf8');
  expect(/\.gauge-swing \{[^}]*animation: gauge-swing var\((--[\w-]+)\)/.exec(components)?.[1]).toBe(
    '--motion-gauge',
  );
  expect(/--motion-gauge: (\w+);/.exec(platform)?.[1]).toBe('2500ms');
  expect(/\.gauge-slow \{\s*animation-duration: (\w+);/.exec(components)?.[1]).toBe('3s');
});

// The themes of dealers: tools/commands/shared/dealer-themes.test.mjs. Here they would be an input of what every site is built on.
test('each pair of colours of the platform has its minimum contrast', () => {
  expect(contrastProblems(readTheme(platform))).toEqual([]);
});

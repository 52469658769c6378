import { ESLint, Linter } from 'eslint';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeProjectGraph } from './project-graph.mjs';
import { templateRules } from './template.mjs';

const root = resolve(import.meta.dirname, '../../../..');

beforeAll(() => makeProjectGraph());

/** The messages of the template rule for this code. */
const messagesOf = (code: string) =>
  new Linter().verify(code, { rules: templateRules }, 'bad.js').map(({ message }) => message);

describe('code that depends on the template fails lint', () => {
  test.each([
    "const dark = site.template === 'showroom';",
    "const dark = template !== 'classic';",
    "if ('group' == dealer.template) show();",
    'const sizes = SIZES[template];',
    'const sizes = SIZES[site.template];',
    "switch (template) { case 'group': show(); }",
  ])('%s', (code) => {
    expect(messagesOf(code)).toEqual([expect.stringContaining('A template only sets defaults')]);
  });

  test.each([
    "const site = { template: 'group' };",
    'print(dealer.template);',
    'const text = template.trim();',
  ])('%s passes', (code) => expect(messagesOf(code)).toEqual([]));
});

test.each([
  ['libs/feature/vdp/src/bad.tsx', true],
  ['libs/platform/site/src/bad.tsx', true],
  ['libs/widget/vehicle-card/src/bad.tsx', true],
  ['libs/testing/fixtures/src/bad.ts', true],
  ['apps/site-e2e/src/browser/bad.journey.ts', true],
  ['apps/dealers/harbour-city/overrides.tsx', true],
  ['libs/feature/vdp/src/manifest.ts', false],
  ['libs/platform/site-config/src/template-look.ts', false],
])('the workspace has the rule for %s: %s', async (file, has) => {
  const config: unknown = await new ESLint({ cwd: root }).calculateConfigForFile(resolve(root, file));
  expect(JSON.stringify(config).includes('A template only sets defaults')).toBe(has);
});

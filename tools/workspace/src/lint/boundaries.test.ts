import { ESLint } from 'eslint';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeProjectGraph } from './project-graph.mjs';

const root = resolve(import.meta.dirname, '../../../..');
const rules = new Set([
  '@nx/enforce-module-boundaries',
  'no-restricted-globals',
  'no-restricted-imports',
  'no-restricted-properties',
  'no-restricted-syntax',
]);

/** The messages of the import and purity rules for this code in a file. */
async function messagesOf(file: string, code: string): Promise<string[]> {
  const eslint = new ESLint({ cwd: root });
  const [result] = await eslint.lintText(code, { filePath: resolve(root, file) });
  return (result?.messages ?? []).filter((m) => m.fatal || rules.has(m.ruleId ?? '')).map((m) => m.message);
}
const importing = (name: string) => `import { part } from '${name}';\nexport const used = part;\n`;

beforeAll(() => makeProjectGraph());

describe('[AN-04] a forbidden import fails lint', () => {
  test.each([
    ['a rule', 'a feature', 'libs/domain/tags/src/bad.ts', '@forecourt/vdp'],
    ['a rule', 'React', 'libs/domain/tags/src/bad.ts', 'react'],
    ['a rule', 'the file system', 'libs/domain/tags/src/bad.ts', 'node:fs'],
    ['a client', 'a server lib', 'libs/data/search-client/src/bad.ts', '@forecourt/database'],
    ['a primitive', 'a part above it', 'libs/ui/primitives/src/bad.tsx', '@forecourt/vehicle-ui'],
    ['the page frame', 'a sibling of its rank', 'libs/ui/chrome/src/bad.tsx', '@forecourt/vehicle-ui'],
    ['a ui part', 'a client', 'libs/ui/vehicle-ui/src/bad.tsx', '@forecourt/search-client'],
    ['a ui part', 'the router', 'libs/ui/vehicle-ui/src/bad.tsx', 'react-router'],
    ['a feature', 'another feature', 'libs/feature/enquiry/src/bad.tsx', '@forecourt/vdp'],
    ['a feature', 'a server lib', 'libs/feature/enquiry/src/bad.ts', '@forecourt/lead-desk'],
    ['a feature', 'the site assembly', 'libs/feature/enquiry/src/bad.ts', '@forecourt/site'],
    ['the browser helpers', 'the config', 'libs/platform/browser/src/bad.ts', '@forecourt/site-config'],
    ['a widget', 'another widget', 'libs/widget/finance-calculator/src/bad.tsx', '@forecourt/vehicle-card'],
    ['a widget', 'a feature', 'libs/widget/finance-calculator/src/bad.tsx', '@forecourt/vdp'],
    ['a widget', 'the router', 'libs/widget/finance-calculator/src/bad.tsx', 'react-router'],
    ['a ui part', 'a widget', 'libs/ui/vehicle-ui/src/bad.tsx', '@forecourt/finance-calculator'],
    ['a page', 'its own server half', 'libs/feature/vdp/src/logic/bad.ts', '../server/index.ts'],
    ['a page', 'a part of its server half', 'libs/feature/vdp/src/bad.ts', './server/cars/countView.ts'],
    ['a manifest', 'its own server half', 'libs/feature/vdp/src/manifest.ts', './server/index.ts'],
    ['a server half', 'a screen', 'libs/feature/vdp/src/server/bad.ts', '../VehicleScreen.tsx'],
    ['a server half', 'React', 'libs/feature/vdp/src/server/bad.ts', 'react'],
    ['a server half', 'the site assembly', 'libs/feature/vdp/src/server/bad.ts', '@forecourt/site'],
    ['a manifest', 'React', 'libs/feature/enquiry/src/manifest.ts', 'react'],
    [
      'what a dealer declares',
      'what a page is made with',
      'libs/platform/site-config/src/bad.ts',
      '@forecourt/page/head',
    ],
    ['what a page is made with', 'a client', 'libs/platform/page/src/bad.ts', '@forecourt/search-client'],
    [
      'a widget',
      'what a page is made with',
      'libs/widget/vehicle-card/src/bad.tsx',
      '@forecourt/page/loader',
    ],
    ['the site assembly', 'a feature', 'libs/platform/site/src/bad.ts', '@forecourt/home'],
    ['the site assembly', 'a vehicle part', 'libs/platform/site/src/bad.ts', '@forecourt/vehicle-ui'],
    [
      'a server lib',
      'a client that is not a contract',
      'libs/server/images/src/bad.ts',
      '@forecourt/search-client',
    ],
    ['a server lib', 'React', 'libs/server/images/src/bad.ts', 'react'],
    ['the lib of documents', 'the DOM', 'libs/server/documents/src/bad.ts', 'react-dom'],
    ['a server lib', 'a ui part', 'libs/server/images/src/bad.ts', '@forecourt/theme'],
    ['a dealer app', 'a server lib', 'apps/dealers/harbour-city/bad.ts', '@forecourt/database'],
    ['a lib', 'fixtures outside its tests', 'libs/feature/vdp/src/bad.ts', '@forecourt/fixtures'],
    ['a lib', 'a neighbour by relative path', 'libs/feature/vdp/src/bad.ts', '../../home/src/index.ts'],
  ])('%s importing %s', async (_from, _to, file, name) => {
    expect(await messagesOf(file, importing(name))).not.toEqual([]);
  });

  test.each([
    ['the clock', 'export const at = () => new Date();'],
    ['the clock', 'export const at = () => Date.now();'],
    ['randomness', 'export const at = () => Math.random();'],
    ['the network', "export const at = () => fetch('/x');"],
    ['the environment', 'export const at = () => process.env.X;'],
  ])('a rule reading %s', async (_what, code) => {
    expect(await messagesOf('libs/domain/tags/src/bad.ts', code)).toHaveLength(1);
  });
});

test('a feature that imports VehicleCard fails lint, because an override of search.card would not apply', async () => {
  const code = "import { VehicleCard } from '@forecourt/vehicle-ui';\nexport const used = VehicleCard;\n";
  expect(await messagesOf('libs/feature/enquiry/src/bad.tsx', code)).toHaveLength(1);
  expect(await messagesOf('libs/widget/vehicle-card/src/good.tsx', code)).toEqual([]);
});

describe('direct use of a browser API with a helper fails lint', () => {
  test.each([
    ['an observer', 'export const at = new IntersectionObserver(() => undefined);'],
    ['an observer of the window', 'export const at = new window.IntersectionObserver(() => undefined);'],
    ['localStorage', "export const at = () => window.localStorage.getItem('a');"],
    ['sessionStorage', "export const at = () => sessionStorage.getItem('a');"],
    ['idle time', 'export const at = () => requestIdleCallback(() => undefined);'],
    ['a dynamic import', "export const at = () => import('./part.ts');"],
    ['React.lazy', "import { lazy } from 'react';\nexport const at = lazy;"],
  ])('%s', async (_what, code) => {
    for (const lib of ['data/analytics', 'feature/vdp', 'platform/site', 'ui/media', 'widget/vehicle-card'])
      expect(await messagesOf(`libs/${lib}/src/bad.ts`, code), lib).toHaveLength(1);
    expect(await messagesOf('libs/platform/browser/src/good.ts', code)).toEqual([]);
    expect(await messagesOf('libs/ui/media/src/good.test.ts', code)).toEqual([]);
  });

  test('a server half, which Node loads, imports when it needs a module', async () => {
    const code = "export const at = () => import('./part.ts');";
    expect(await messagesOf('libs/feature/feeds/src/server/good.ts', code)).toEqual([]);
    expect(await messagesOf('libs/feature/feeds/src/bad.ts', code)).toHaveLength(1);
  });

  test.each(['lazyModule', 'lazyPart', 'lazyPartWhenTouched', 'lazyPartWhenVisible'])(
    'a dynamic import in %s passes',
    async (helper) => {
      const code = `import { ${helper} } from '@forecourt/browser';\nexport const at = ${helper}(async () => (await import('./part.ts')).Part);\n`;
      expect(await messagesOf('libs/feature/vdp/src/good.ts', code)).toEqual([]);
    },
  );
});

describe('an allowed import passes lint', () => {
  test.each([
    ['libs/domain/tags/src/good.ts', '@forecourt/vehicle'],
    ['libs/feature/vdp/src/good.ts', '@forecourt/page/loader'],
    ['libs/platform/site/src/good.ts', '@forecourt/page/loader'],
    ['libs/ui/vehicle-ui/src/good.tsx', '@forecourt/media'],
    ['libs/ui/vehicle-ui/src/good.tsx', '@forecourt/pricing'],
    ['libs/feature/search/src/good.tsx', '@forecourt/search-client'],
    ['libs/feature/enquiry/src/good.tsx', '@forecourt/finance-calculator'],
    ['apps/dealers/harbour-city/good.tsx', '@forecourt/finance-calculator'],
    ['libs/widget/finance-calculator/src/good.tsx', '@forecourt/vehicle-ui'],
    ['libs/data/platform-client/src/good.ts', '@forecourt/analytics'],
    ['libs/platform/site/src/good.tsx', '@forecourt/chrome'],
    ['libs/ui/primitives/src/good.tsx', '@forecourt/browser'],
    ['libs/data/analytics/src/good.ts', '@forecourt/browser'],
    ['libs/server/search-index/src/good.ts', '@forecourt/stock-search'],
    ['libs/server/documents/src/good.ts', 'react'],
    ['apps/dealers/harbour-city/good.ts', '@forecourt/enquiry'],
    ['libs/feature/vdp/src/vehicle.test.ts', '@forecourt/fixtures'],
    ['libs/feature/vdp/src/server/good.ts', '@forecourt/api'],
    ['libs/feature/vdp/src/server/good.ts', 'kysely'],
    ['libs/feature/vdp/src/server/good.test.ts', '@forecourt/embedded-search'],
    ['libs/server/host/src/good.test.ts', '@forecourt/vdp/server'],
  ])('%s importing %s', async (file, name) => {
    expect(await messagesOf(file, importing(name))).toEqual([]);
  });
});

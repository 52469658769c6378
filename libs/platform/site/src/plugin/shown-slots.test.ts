import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSite, reviews, reviewsSite } from '@forecourt/mini-sites';
import type { SiteDefinition } from '@forecourt/site-config';
import { checkPlaced } from '@forecourt/slots/check-placed';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readModules } from './module-facts.ts';
import { shownSlots } from './shown-slots.ts';

const app = mkdtempSync(path.join(tmpdir(), 'shown-slots-'));
const lib = 'node_modules/@x/reviews';

let turn = 0;
/** Each text has another size than the one before, so that two writes in one millisecond are noticed. */
const write = (name: string, text: string) => {
  const file = path.join(app, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n// ${'.'.repeat(++turn)}\n`);
  return file;
};
const provider = (inner: string) =>
  `import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/reviews';
import { Page } from '${inner}';
export default () => <SlotProvider filling={filling}><Page /></SlotProvider>;`;
const page = (slot: string) =>
  `import { Slot } from './parts.ts';
import type { slots } from './slots.ts';
export const Page = () => <Slot id="${slot}" props={{ title: 'All' }} fallback={() => null} />;`;

beforeEach(() => {
  rmSync(app, { recursive: true, force: true });
  write('overrides.tsx', `export default { 'reviews.heading': 1, 'reviews.newest': 1 };`);
  writeFileSync(path.join(app, 'package.json'), '{}');
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(path.join(app, 'node_modules/@forecourt'), { recursive: true });
  for (const name of ['site', 'slots'])
    symlinkSync(
      path.dirname(resolve(`@forecourt/${name}/package.json`)),
      path.join(app, 'node_modules/@forecourt', name),
      'junction',
    );
  mkdirSync(path.join(app, lib), { recursive: true });
  const exports = { './routes/*': './src/routes/*.tsx' };
  const manifest = { name: '@x/reviews', exports, dependencies: { '@forecourt/slots': '*' } };
  writeFileSync(path.join(app, lib, 'package.json'), JSON.stringify(manifest));
  write(`${lib}/src/slots.ts`, `export const slots = { 'reviews.heading': 1, 'reviews.newest': 1 };`);
  write(`${lib}/src/parts.ts`, `export const { Slot } = slotsOf();`);
  write(`${lib}/src/ListPage.tsx`, page('reviews.heading'));
  write(`${lib}/src/LatestPage.tsx`, page('reviews.newest'));
  write(`${lib}/src/routes/list.tsx`, provider('../ListPage.tsx'));
  write(`${lib}/src/routes/latest.tsx`, provider('../LatestPage'));
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

const overridden = reviews.manifest.slots ? Object.keys(reviews.manifest.slots) : [];

/** The problems of overrides for every slot of the feature. */
function problems(site: SiteDefinition): string[] {
  const entries = overridden.map((id) => ({ id, overrides: [{ kind: 'wrap' }] }));
  return checkPlaced(shownSlots(app, site), entries, []).map(({ path: where, what }) => `${where}: ${what}`);
}

test('pages show the slots that their code names and provide the filling that it loads; type imports are ignored', () => {
  const [list, latest] = shownSlots(app, reviewsSite);
  expect(list?.path).toBe('/reviews');
  expect([...(list?.shows ?? [])].filter((id) => id.startsWith('reviews.'))).toEqual(['reviews.heading']);
  expect([...(latest?.shows ?? [])].filter((id) => id.startsWith('reviews.'))).toEqual(['reviews.newest']);
  expect(list?.fills).toEqual(new Set(['reviews', 'site']));
  expect(list?.shows).toContain('site.footer');
  expect(problems(reviewsSite)).toEqual([]);
});

test('a route without a SlotProvider is reported, even if another page of the feature has one', () => {
  write(`${lib}/src/routes/latest.tsx`, `export { Page as default } from '../LatestPage.tsx';`);
  expect(problems(reviewsSite)).toEqual([
    'overrides["reviews.newest"]: /reviews/latest shows this slot and provides no filling for it',
  ]);
});

test('a SlotProvider on a route that the site does not have is ignored', () => {
  write(`${lib}/src/routes/list.tsx`, `export { Page as default } from '../ListPage.tsx';`);
  expect(problems(listSite)).toEqual([
    'overrides["reviews.heading"]: no page of reviews() provides the filling of this slot',
    'overrides["reviews.newest"]: no page of reviews() provides the filling of this slot',
  ]);
});

test('a slot of a page that the site does not have is reported', () => {
  expect(problems(listSite)).toEqual(['overrides["reviews.newest"]: no page of this site shows this slot']);
});

test('lazy parts and the parts of overrides belong to the page', () => {
  write(`${lib}/src/ListPage.tsx`, `export const Page = lazyPart(() => import('./Late.tsx'));`);
  write(`${lib}/src/Late.tsx`, page('reviews.heading'));
  write('content/parts/Own.tsx', `export const Own = () => <Slot id="reviews.newest" />;`);
  write(
    'overrides.tsx',
    `import { Own } from './content/parts/Own.tsx';\nexport default { 'a.b': wrap(Own) };`,
  );
  expect(problems(listSite)).toEqual([]);
});

test('an edit is noticed at once, and a file with a syntax error keeps its last valid facts', () => {
  const route = path.join(app, lib, 'src/routes/list.tsx');
  expect(problems(reviewsSite)).toEqual([]);
  expect(readModules.has(route)).toBe(true);
  write(`${lib}/src/routes/list.tsx`, 'export default () => <Slot');
  expect(problems(reviewsSite)).toEqual([]);
  write(`${lib}/src/routes/list.tsx`, `export { Page as default } from '../ListPage.tsx';`);
  expect(problems(reviewsSite)).toHaveLength(1);
});

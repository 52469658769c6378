import { describe, expect, it } from 'vitest';
import { exampleDealer } from './example-dealer.ts';
import {
  ConfigError,
  bundledSite,
  defineDealer,
  defineFeature,
  ownFileProblems,
  ownPageAt,
} from './index.ts';
import type { ConfigProblem, DealerDeclaration } from './index.ts';
import { publicSite } from './public-site.ts';

const vdp = defineFeature({
  id: 'vdp',
  purpose: 'A page.',
  options: {},
  routes: () => [
    { id: 'vdp.vehicle', path: 'cars/:slug', module: '@x/vdp/routes/vehicle', cache: 'public' },
    { id: 'vdp.rare', path: 'rare', module: '@x/vdp/routes/rare', cache: 'public', needs: 'garage' },
  ],
});
const story = { path: '/our-story', title: 'Our story', description: 'Three generations by the river.' };
const declaration = { ...exampleDealer, features: [vdp()] };

function problemsOf(changes: Partial<DealerDeclaration>): readonly ConfigProblem[] {
  try {
    defineDealer({ ...declaration, ...changes });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('a page that a dealer writes', () => {
  const site = defineDealer({
    ...declaration,
    ownPages: [story, { ...story, path: '/service/book', cache: 'never', listed: false }],
    nav: { legal: [{ name: 'Our story', url: '/our-story' }] },
  });

  it('is a route of the site, with its file named after the path; links to it are valid', () => {
    expect(site.routes.slice(1)).toEqual([
      { id: 'own.our-story', path: 'our-story', module: './content/our-story.tsx', cache: 'public' },
      { id: 'own.service/book', path: 'service/book', module: './content/service/book.tsx', cache: 'never' },
    ]);
    expect(publicSite(site).pages).toContain('our-story');
  });

  it('is found by its path in each form that the router accepts', () => {
    const shown = publicSite(site);
    for (const pathname of ['/our-story', '/our-story/', '/Our-Story'])
      expect(ownPageAt(shown, pathname)?.title, pathname).toBe('Our story');
    expect(ownPageAt(shown, '/our-stories')).toBeNull();
  });

  it('does not put its title and description into scripts', () => {
    expect(JSON.stringify(bundledSite(site))).not.toContain('Three generations');
  });

  it('may have the path of a page that the site does not have', () => {
    expect(problemsOf({ ownPages: [{ ...story, path: '/rare' }] })).toEqual([]);
  });
});

describe('a mistake in the pages of a dealer', () => {
  it.each<[string, Partial<DealerDeclaration>, string, RegExp, RegExp]>([
    [
      'an address that a feature has',
      { ownPages: [{ ...story, path: '/cars/our-story' }] },
      'ownPages[0].path',
      /^"\/cars\/our-story" is a page of vdp\(\) already, which has "\/cars\/:slug"$/,
      /^Give your page another path, or remove vdp\(\) from features\.$/,
    ],
    [
      'an address that another page has',
      { ownPages: [story, { ...story, title: 'Again' }] },
      'ownPages[1]',
      /^path "\/our-story" is already used by ownPages\[0\]$/,
      /^Change its path, or remove one\.$/,
    ],
    [
      'an address that the host reserves',
      { ownPages: [{ ...story, path: '/api/our-story' }] },
      'ownPages[0].path',
      /the host serves this path itself\.$/,
      /^Choose another path/,
    ],
    [
      'an address in the folder of parts',
      { ownPages: [{ ...story, path: '/parts/brakes' }] },
      'ownPages[0].path',
      /is for components of pages, not for pages\.$/,
      /^Choose another path/,
    ],
    [
      'the home page',
      { ownPages: [{ ...story, path: '/' }] },
      'ownPages[0].path',
      /begins with "\/" and has small letters/,
      /such as "\/our-story"/,
    ],
    [
      'a link with a typo',
      { ownPages: [story], nav: { legal: [{ name: 'Our story', url: '/our-stroy' }] } },
      'nav.legal[0].url',
      /is not a page of this site/,
      /^Did you mean "\/our-story"\?$/,
    ],
  ])('is reported with a fix: %s', (_mistake, changes, path, what, fix) => {
    const problems = problemsOf(changes);
    expect(problems).toHaveLength(1);
    expect(problems).toMatchObject([
      { path, what: expect.stringMatching(what), fix: expect.stringMatching(fix) },
    ]);
  });

  it('suppresses problems of links while an own page is invalid', () => {
    const nav = { legal: [{ name: 'Our story', url: '/our-story' }] };
    expect(problemsOf({ ownPages: [{ ...story, path: '/Our-Story' }], nav })).toHaveLength(1);
  });
});

describe('the files of the pages', () => {
  const { ownPages } = defineDealer({ ...declaration, ownPages: [story] }).dealer;

  it('are one for each page; components of pages are in parts', () => {
    const files = ['/our-story.tsx', '/parts/Timeline.tsx', '/parts/deep/Year.tsx', '/history.md'];
    expect(ownFileProblems(ownPages, files)).toEqual([]);
  });

  it.each([
    [[], 'ownPages[0].path', 'there is no file content/our-story.tsx', /^Write it, with a component/],
    [
      ['/our-stroy.tsx'],
      'ownPages[0].path',
      'there is no file content/our-story.tsx',
      /^Did you mean "\/our-stroy"\?$/,
    ],
    [
      ['/our-story.tsx', '/careers.tsx'],
      'content/careers.tsx',
      'no entry of ownPages has the path "/careers"',
      /^Add \{ path: '\/careers', .* or move the file to content\/parts\/\.$/,
    ],
  ])('are reported if they are missing or are not a page: %j', (files, path, what, fix) => {
    expect(ownFileProblems(ownPages, files)).toMatchObject([{ path, what, fix: expect.stringMatching(fix) }]);
  });
});

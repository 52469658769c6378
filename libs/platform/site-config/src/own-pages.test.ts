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

  it('is a route of the site, whose file the path names; links may lead to it', () => {
    expect(site.routes.slice(1)).toEqual([
      { id: 'own.our-story', path: 'our-story', module: './content/our-story.tsx', cache: 'public' },
      { id: 'own.service/book', path: 'service/book', module: './content/service/book.tsx', cache: 'never' },
    ]);
    expect(publicSite(site).pages).toContain('our-story');
  });

  it('is found by its address in each spelling that the router takes', () => {
    const shown = publicSite(site);
    for (const pathname of ['/our-story', '/our-story/', '/Our-Story'])
      expect(ownPageAt(shown, pathname)?.title, pathname).toBe('Our story');
    expect(ownPageAt(shown, '/our-stories')).toBeNull();
  });

  it('puts its title and description into no script', () => {
    expect(JSON.stringify(bundledSite(site))).not.toContain('Three generations');
  });

  it('may stand where a page would be that the site does not have', () => {
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
      /^Give it a path of its own, or remove one\.$/,
    ],
    [
      'an address that the host keeps',
      { ownPages: [{ ...story, path: '/api/our-story' }] },
      'ownPages[0].path',
      /the host answers there, before any page\.$/,
      /^Choose another path/,
    ],
    [
      'an address whose file would be no page',
      { ownPages: [{ ...story, path: '/parts/brakes' }] },
      'ownPages[0].path',
      /holds what pages are made of, and no page\.$/,
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
      'a link with a slip',
      { ownPages: [story], nav: { legal: [{ name: 'Our story', url: '/our-stroy' }] } },
      'nav.legal[0].url',
      /is not a page of this site/,
      /^Did you mean "\/our-story"\?$/,
    ],
  ])('is said with a way to mend it: %s', (_mistake, changes, path, what, fix) => {
    const problems = problemsOf(changes);
    expect(problems).toHaveLength(1);
    expect(problems).toMatchObject([
      { path, what: expect.stringMatching(what), fix: expect.stringMatching(fix) },
    ]);
  });

  it('lets nothing be said about links, which may lead to the page that is meant', () => {
    const nav = { legal: [{ name: 'Our story', url: '/our-story' }] };
    expect(problemsOf({ ownPages: [{ ...story, path: '/Our-Story' }], nav })).toHaveLength(1);
  });
});

describe('the files of the pages', () => {
  const { ownPages } = defineDealer({ ...declaration, ownPages: [story] }).dealer;

  it('are one for each page; what pages are made of lies in parts', () => {
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
  ])('are missed where they are not there, or are no page: %j', (files, path, what, fix) => {
    expect(ownFileProblems(ownPages, files)).toMatchObject([{ path, what, fix: expect.stringMatching(fix) }]);
  });
});

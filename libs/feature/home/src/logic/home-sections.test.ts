import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { noContent } from '@forecourt/site-content';
import { expect, test } from 'vitest';
import { home } from '../manifest.ts';
import { sectionSchema } from '../section-schema.ts';
import { homeSections } from './home-sections.ts';

const site = publicSite(
  defineDealer({ ...exampleDealer, features: [home({ sections: [{ type: 'bodyTypes' }] })] }),
);
const now = new Date('2026-11-21T02:00:00Z');
const typesOf = (content?: typeof noContent) =>
  homeSections({ site, now, ...(content && { content }) }).map(({ type }) => type);

test('[HM-01] the sections of the content stand for those of the declaration, which count without them', () => {
  const sections = [{ type: 'offers' }, { type: 'posts' }].map((each) => sectionSchema.parse(each));
  expect(typesOf({ ...noContent, home: sections })).toEqual(['offers', 'posts']);
  expect(typesOf(noContent)).toEqual(['bodyTypes']);
  expect(typesOf()).toEqual(['bodyTypes']);
});

test('a promotion of the content shows on its days', () => {
  const banner = (expiry: string) =>
    sectionSchema.parse({
      ...{ type: 'banner', title: 'Sale', linkText: 'See it', url: '/eofy', image: '/sale.webp' },
      expiry,
    });
  expect(typesOf({ ...noContent, home: [banner('2026-11-21')] })).toEqual(['banner']);
  expect(typesOf({ ...noContent, home: [banner('2026-11-20')] })).toEqual([]);
});

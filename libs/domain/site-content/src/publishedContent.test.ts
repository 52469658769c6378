import { visibleOffers } from '@forecourt/offer';
import { describe, expect, it } from 'vitest';
import { modelOffers } from './modelOffers.ts';
import { offerFields } from './offerFields.ts';
import { postFields } from './postFields.ts';
import { publishedContent } from './publishedContent.ts';
import { noContent } from './siteContent.ts';
import type { ContentOffer, Post } from './siteContent.ts';

const entry = { file: 'content/x.md', body: [] };
const texts = { description: null, sanitized_description: null, image_url: null, image_or_model_image: null };

function offer(id: number, fields: object = {}): ContentOffer {
  return { ...offerFields.parse({ id, name: `Offer ${id}`, ...fields }), ...entry, ...texts };
}

function post(slug: string, fields: object = {}): Post {
  const values = {
    title: slug,
    summary: 'About it.',
    start: '2026-11-01',
    category: 'motoring-tips',
    ...fields,
  };
  return { ...postFields.parse(values), ...entry, slug, minutes: 1 };
}

const options = {
  now: new Date('2026-11-21T02:00:00Z'),
  timeZone: 'Australia/Brisbane',
  websiteId: 1,
  drafts: false,
};

describe('publishedContent', () => {
  it('[OF-01] leaves out drafts, offers of other sites, and what is not of today', () => {
    const offers = [
      offer(1),
      offer(2, { draft: true }),
      offer(3, { excluded_website_ids: [1] }),
      offer(4, { start: '2026-11-22' }),
      offer(5, { expiry: '2026-11-20' }),
    ];
    const posts = [post('now'), post('later', { start: '2026-11-22' })];
    const shown = publishedContent({ ...noContent, offers, posts }, options);
    expect(shown.offers.map(({ id }) => id)).toEqual([1]);
    expect(shown.posts.map(({ slug }) => slug)).toEqual(['now']);
    const drafts = publishedContent({ ...noContent, offers }, { ...options, drafts: true });
    expect(drafts.offers.map(({ id }) => id)).toEqual([1, 2]);
    const other = publishedContent({ ...noContent, offers }, { ...options, websiteId: null });
    expect(other.offers.map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('drafts that are shown', () => {
  const draft = { draft: true, start: '2026-12-24' };
  const all = {
    ...noContent,
    offers: [
      offer(1, draft),
      offer(2, { ...draft, start: null, expiry: '2026-11-20' }),
      offer(3, { start: '2026-12-24' }),
    ],
    posts: [post('soon', draft), post('planned', { start: '2026-12-24' })],
  };

  it('are there before their first day, not after their last one', () => {
    const shown = publishedContent(all, { ...options, drafts: true });
    expect(shown.offers.map(({ id }) => id)).toEqual([1]);
    expect(visibleOffers(shown.offers, options)).toHaveLength(1);
    expect(shown.posts.map(({ slug }) => slug)).toEqual(['soon']);
    expect(publishedContent(all, options)).toMatchObject({ offers: [], posts: [] });
  });
});

describe('modelOffers', () => {
  const rav4 = { model: { name: 'RAV4', slug: 'rav4' }, manufacturer: { name: 'Toyota', slug: 'toyota' } };
  it('are the offers of a model with its maker', () => {
    const found = modelOffers({ offers: [offer(1, rav4), offer(2), offer(3, rav4)] }, 'rav4');
    expect(found).toMatchObject({
      name: 'RAV4',
      manufacturer: { name: 'Toyota' },
      offers: [{ id: 1 }, { id: 3 }],
    });
  });

  it('are none for an unknown model, or where another page stands for its page', () => {
    expect(modelOffers({ offers: [offer(1)] }, 'rav4')).toBeNull();
    const override_url = '/search/toyota/rav4';
    const moved = offer(1, { model: { ...rav4.model, override_url } });
    expect(modelOffers({ offers: [moved] }, 'rav4')).toBeNull();
  });
});

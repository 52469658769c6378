import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { offerSchema } from './offerSchema.ts';
import { visibleOffers } from './visibleOffers.ts';

const sample = fileURLToPath(new URL('../../../../../shared/data/dealers/offers.json', import.meta.url));
const hasSample = existsSync(sample);

describe('offerSchema', () => {
  it('sets missing fields to null or an empty list', () => {
    expect(offerSchema.parse({ id: '7', name: 'A &amp; B' })).toEqual({
      id: 7,
      name: 'A & B',
      description: null,
      sanitized_description: null,
      disclaimer: null,
      category: null,
      image_url: null,
      image_or_model_image: null,
      manufacturer: null,
      model: null,
      excluded_website_ids: [],
      start: null,
      expiry: null,
    });
  });

  it.each([[{}], [{ id: 1 }], [{ id: 1, name: ' ' }], [{ id: 1.5, name: 'a' }], [{ id: 'x', name: 'a' }]])(
    'refuses %j',
    (offer) => {
      expect(offerSchema.safeParse(offer).success).toBe(false);
    },
  );

  it('keeps model and manufacturer, blanks as null', () => {
    const model = { slug: 'rav4', name: 'RAV4', override_url: ' ' };
    const parsed = offerSchema.parse({
      id: 1,
      name: 'a',
      model,
      manufacturer: { name: 'Toyota', slug: 'toyota' },
    });
    expect(parsed.model).toEqual({ slug: 'rav4', name: 'RAV4', override_url: null });
    expect(parsed.manufacturer?.slug).toBe('toyota');
  });
});

describe.runIf(hasSample)('the offers of ../shared/data/dealers/offers.json', () => {
  it('are all valid, and each site has those that do not exclude it', () => {
    const list: unknown[] = hasSample ? JSON.parse(readFileSync(sample, 'utf8')) : [];
    const offers = list.map((offer) => offerSchema.parse(offer));
    const shown = (websiteId: number) =>
      visibleOffers(offers, {
        websiteId,
        now: new Date('2026-11-21T02:00:00Z'),
        timeZone: 'Australia/Brisbane',
      }).length;
    expect(offers.map(({ name }) => name).join()).not.toMatch(/&amp;|</);
    expect([1, 2, 3, 4].map(shown)).toEqual([12, 12, 14, 13]);
  });
});

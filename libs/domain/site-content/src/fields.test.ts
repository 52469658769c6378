import { describe, expect, it } from 'vitest';
import { brandFields } from './brandFields.ts';
import { offerFields } from './offerFields.ts';
import { pageFields } from './pageFields.ts';
import { postFields } from './postFields.ts';
import { redirectFields } from './redirectFields.ts';

const aPost = { title: 'A', summary: 'B', start: '2026-11-01', category: 'c' };

describe('front matter', () => {
  it('has a default for all that may be left out', () => {
    expect(pageFields.parse({ title: 'Warranty' })).toEqual({
      title: 'Warranty',
      intro: '',
      description: '',
      listed: true,
      sale: null,
      draft: false,
      start: null,
      expiry: null,
      updated: null,
      image: null,
      imageAlt: '',
    });
    expect(postFields.parse({ ...aPost, tags: ['Über 拖车'], author: 'Li Ming 李明' }).tags).toHaveLength(1);
    expect(brandFields.parse({ title: 'Kia', description: 'Cars.' })).toMatchObject({
      kind: 'car',
      skipPage: false,
    });
  });

  it.each([
    [pageFields, { title: ' ' }],
    [pageFields, { title: 'A', image: '../secret.webp' }],
    [pageFields, { title: 'A', image: '//evil.example/x.webp' }],
    [pageFields, { title: 'A', image: 'x.svg' }],
    [pageFields, { title: 'A', start: '2026-02-30' }],
    [pageFields, { title: 'A', start: '2026-02-02', expiry: '2026-02-01' }],
    [pageFields, { title: 'A', titel: 'B' }],
    [postFields, { title: 'A', summary: 'B', category: 'c' }],
    [postFields, { ...aPost, tags: ['拖车'] }],
    [postFields, { ...aPost, tags: ['Towing', 'towing!'] }],
    [postFields, { ...aPost, author: '李明' }],
    [postFields, { ...aPost, updated: '2 November' }],
    [offerFields, { id: 0, name: 'A' }],
    [offerFields, { id: 1, name: 'A', model: { name: 'B', slug: 'b', override_url: '//evil.example' } }],
    [brandFields, { title: 'A', description: 'B', href: 'https://evil.example' }],
    [redirectFields, [{ from: '/a?b=c', to: '/d' }]],
    [redirectFields, [{ from: '/a', to: 'https://evil.example' }]],
    [redirectFields, [{ from: '/a', to: '//evil.example' }]],
  ] as const)('%# refuses %j', (schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, headMeta, pictureOf, sharePicture } from './head.ts';

describe('head', () => {
  const head = { title: 'Kia Rio', description: 'word '.repeat(60), canonical: 'https://a.example/x' };
  it('writes title, clipped description, canonical link and robots', () => {
    const tags = headMeta({
      loaderData: {
        head: {
          ...head,
          noindex: true,
          jsonLd: [breadcrumbJsonLd('https://a.example', [{ name: 'Home', href: '/' }, { name: 'Kia Rio' }])],
        },
      },
    });
    expect(tags).toContainEqual({ title: 'Kia Rio' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://a.example/x' });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' });
    expect(JSON.stringify(tags)).toContain('"position":2');
    const description = tags.find((tag) => 'name' in tag && tag.name === 'description');
    expect(
      description && 'content' in description ? String(description.content).length : 999,
    ).toBeLessThanOrEqual(160);
  });
  it('[VD-01] numbers breadcrumbs from 1, and the last has no link', () => {
    expect(
      breadcrumbJsonLd('https://a.example', [{ name: 'Home', href: '/' }, { name: 'Kia Rio' }])[
        'itemListElement'
      ],
    ).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
      { '@type': 'ListItem', position: 2, name: 'Kia Rio' },
    ]);
  });
  it('writes title and description on one line, without spaces around them', () => {
    const tags = headMeta({
      loaderData: { head: { ...head, title: ' Kia  Rio ', description: ' One\n\n owner. ' } },
    });
    expect(tags).toContainEqual({ title: 'Kia Rio' });
    expect(tags).toContainEqual({ property: 'og:description', content: 'One owner.' });
  });
  it.each([
    ['/pictures/a b.webp', 'https://a.example/images/1200x800/pictures/a%20b.webp', 1200],
    ['https://cdn.example/a.jpg', 'https://a.example/images/1200x800/https/cdn.example/a.jpg', undefined],
    ['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg', undefined],
    ['/logo.svg', 'https://a.example/logo.svg', undefined],
  ])(
    '[VD-15] the link preview of %s has an absolute address, and its size if it is known',
    (path, url, width) => {
      const picture = sharePicture('https://a.example', path, 'A car');
      expect(picture).toMatchObject({ url, alt: 'A car' });
      expect(picture.width).toBe(width);
      expect(pictureOf({ head: { ...head, image: picture } })).toBe(picture);
      expect(pictureOf({ head })).toBeNull();
    },
  );
  it('writes no tags for a page without a head', () =>
    expect(headMeta({ loaderData: undefined })).toEqual([]));
});

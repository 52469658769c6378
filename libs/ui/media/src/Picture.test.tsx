import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';
import { Picture } from './Picture.tsx';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `/pictures/suv/${index}.webp`,
    thumb: `/pictures/t/${index}.webp`,
  }));

describe('Picture', () => {
  test('reserves its box, has a srcset and loads lazily', () => {
    render(<Picture src="/pictures/suv/red-side.webp" alt="A red car" width={600} />);
    const image = screen.getByRole('img', { name: 'A red car' });
    expect(image.getAttribute('src')).toBe('/images/600x400/pictures/suv/red-side.webp');
    expect(image.getAttribute('srcset')).toContain('/images/1200x800/pictures/suv/red-side.webp 1200w');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '400']);
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  test('the first picture of a page is loaded eagerly with high priority', () => {
    const html = renderToString(<Picture src="/pictures/a.webp" alt="" width={600} priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });

  test('shows a placeholder when there is no picture yet', () => {
    render(<Picture src={null} alt="2020 Nissan X-Trail" width={600} />);
    expect(screen.getByRole('img', { name: '2020 Nissan X-Trail, no picture yet' })).toBeInstanceOf(
      HTMLElement,
    );
  });

  test.each([
    [{ x: 0, y: 100 }, '0', '100'],
    [{ x: 33, y: 58 }, '30', '60'],
    [{ x: -5, y: 400 }, '0', '100'],
  ])('a focal point is kept in steps the stylesheet knows: %o', (focal, x, y) => {
    render(<Picture src="/pictures/a.webp" alt="" width={600} focal={focal} />);
    const image = document.querySelector('img');
    expect([image?.dataset['focalX'], image?.dataset['focalY']]).toEqual([x, y]);
  });
});

describe('Gallery', () => {
  test.each([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 4],
    [24, 24],
  ])('with %d pictures there are %d thumbnails', (count, thumbnails) => {
    render(<Gallery name="2020 Nissan X-Trail" images={images(count)} />);
    expect(screen.queryAllByRole('link').length).toBe(thumbnails);
  });

  test('thumbnails link to their slide without JavaScript', () => {
    const html = renderToString(<Gallery name="X-Trail" images={images(5)} />);
    expect(html).toContain('href="#photo-5"');
    expect(html).toContain('id="photo-5"');
  });

  test('[VD-02] the first two load eagerly, the first with high priority, in a frame of 600 by 400', () => {
    const html = renderToString(<Gallery name="X-Trail" images={images(5)} />);
    const large = [...html.matchAll(/<img[^>]*alt="X-Trail, photo[^>]*>/g)].map(([tag]) => tag);
    expect(large.map((tag) => /loading="(\w+)"/.exec(tag)?.[1])).toEqual([
      'eager',
      'eager',
      'lazy',
      'lazy',
      'lazy',
    ]);
    expect(large.map((tag) => /fetchPriority="(\w+)"/.exec(tag)?.[1])).toEqual([
      'high',
      'low',
      undefined,
      undefined,
      undefined,
    ]);
    for (const tag of large) expect(tag).toMatch(/src="\/images\/600x400\/.*width="600" height="400"/);
  });

  test('[VD-02] a tiny blurred copy is the placeholder of a large picture until it loads, hidden from screen readers', () => {
    render(<Picture src="/pictures/a.webp" alt="A car" width={600} blurUp />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(document.querySelector('img[alt=""]')?.getAttribute('src')).toBe(
      '/images/96x64q50/pictures/a.webp?as=',
    );
  });

  test('[VD-03] a video is a slide, not a picture', () => {
    render(<Gallery name="X-Trail" images={images(3)} video={<p>Film</p>} />);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Photo 1 of 3')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('listitem', { name: 'Video' }).textContent).toBe('Film');
  });
});

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
  test('reserves its box, offers sizes and waits until it is near', () => {
    render(<Picture src="/pictures/suv/red-side.webp" alt="A red car" width={600} />);
    const image = screen.getByRole('img', { name: 'A red car' });
    expect(image.getAttribute('src')).toBe('/images/600x400/pictures/suv/red-side.webp');
    expect(image.getAttribute('srcset')).toContain('/images/1200x800/pictures/suv/red-side.webp 1200w');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '400']);
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  test('the first picture of a page is asked for at once', () => {
    const html = renderToString(<Picture src="/pictures/a.webp" alt="" width={600} priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });

  test('says that there is none yet', () => {
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

  test('thumbnails lead to their slide without JavaScript', () => {
    const html = renderToString(<Gallery name="X-Trail" images={images(5)} />);
    expect(html).toContain('href="#photo-5"');
    expect(html).toContain('id="photo-5"');
  });

  test('only the first picture is fetched at once', () => {
    const html = renderToString(<Gallery name="X-Trail" images={images(5)} />);
    expect(html.match(/<img[^>]*fetchPriority="high"/g)?.length).toBe(1);
    expect(html.match(/loading="eager"/g)?.length).toBe(1);
  });
});

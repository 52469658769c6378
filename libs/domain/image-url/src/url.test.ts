import { describe, expect, it, test } from 'vitest';
import { imageUrl, parseImagePath, srcSet } from './index.ts';
import { widthSteps } from './steps.ts';
import { imageVariant, isAllowedVariant } from './variant.ts';

const car = '/pictures/suv/red-side.webp';

describe('imageUrl', () => {
  test.each([
    ['a step as it is', { width: 600, height: 400 }, '/images/600x400/pictures/suv/red-side.webp'],
    ['a width rounded up', { width: 410 }, '/images/480/pictures/suv/red-side.webp'],
    ['a width over the last step', { width: 5000 }, '/images/1920/pictures/suv/red-side.webp'],
    ['an aspect ratio near 3:2', { width: 400, height: 270 }, '/images/400x267/pictures/suv/red-side.webp'],
    [
      'a named quality',
      { width: 600, height: 400, quality: 80 },
      '/images/600x400q80/pictures/suv/red-side.webp',
    ],
    [
      'the default quality',
      { width: 600, height: 400, quality: 75 },
      '/images/600x400/pictures/suv/red-side.webp',
    ],
    ['a quality off the steps', { width: 600, quality: 100 }, '/images/600q80/pictures/suv/red-side.webp'],
    [
      'a JPEG',
      { width: 600, height: 400, format: 'jpeg' as const },
      '/images/600x400.jpg/pictures/suv/red-side.webp',
    ],
    [
      'a JPEG with a quality',
      { width: 600, quality: 80, format: 'jpeg' as const },
      '/images/600q80.jpg/pictures/suv/red-side.webp',
    ],
    ['a panorama', { width: 2000, panorama: true as const }, '/images/2880/pictures/suv/red-side.webp'],
    [
      'a panorama over the last step',
      { width: 9000, panorama: true as const },
      '/images/4096/pictures/suv/red-side.webp',
    ],
    ['the promotions banner', { width: 1920, height: 540 }, '/images/1920x540/pictures/suv/red-side.webp'],
  ])('[VD-02] writes %s', (_name, size, expected) => {
    expect(imageUrl(car, size)).toBe(expected);
  });

  test.each([
    ['', ''],
    ['/logos/badge.svg', '/logos/badge.svg'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['http://plain.example/a.jpg', 'http://plain.example/a.jpg'],
    ['//other.example/a.jpg', '//other.example/a.jpg'],
    ['relative/a.jpg', 'relative/a.jpg'],
    ['/images/600/pictures/a.webp', '/images/600/pictures/a.webp'],
    ['/pictures/a.webp?v=2', '/images/600/pictures/a.webp'],
    ['/pictures/Ford Ranger.webp', '/images/600/pictures/Ford%20Ranger.webp'],
    ['/pictures/Ford%20Ranger.webp', '/images/600/pictures/Ford%20Ranger.webp'],
    ['/pictures/50%.webp', '/images/600/pictures/50%25.webp'],
    ['https://cdn.example/a/b.jpg', '/images/600/https/cdn.example/a/b.jpg'],
    ['https://cdn.example/b.jpg?w=1&h=2', '/images/600/https/cdn.example/b.jpg%3Fw=1&h=2'],
  ])('the URL of %j is %j', (path, expected) => {
    expect(imageUrl(path, { width: 600 })).toBe(expected);
  });
});

describe('srcSet', () => {
  it('has 0.5, 1, 1.5 and 2 times the width with one aspect ratio', () => {
    expect(srcSet(car, { width: 400, height: 267 })).toBe(
      [
        '/images/240x160/pictures/suv/red-side.webp 240w',
        '/images/400x267/pictures/suv/red-side.webp 400w',
        '/images/600x400/pictures/suv/red-side.webp 600w',
        '/images/800x533/pictures/suv/red-side.webp 800w',
      ].join(', '),
    );
  });

  it('has the given widths, each once', () => {
    expect(srcSet(car, { width: 100, quality: 80, widths: [480, 470, 90] })).toBe(
      '/images/96q80/pictures/suv/red-side.webp 96w, /images/480q80/pictures/suv/red-side.webp 480w',
    );
  });

  it('is empty for a picture that is not resized', () => {
    expect(srcSet('/logos/badge.svg', { width: 100 })).toBe('');
  });
});

describe('parseImagePath', () => {
  it('law: parses every URL that imageUrl makes', () => {
    for (const path of [car, '/pictures/Ford Ranger.webp', 'https://cdn.example/b.jpg?w=1&h=2']) {
      for (const size of [
        { width: 1 },
        { width: 640, height: 427, quality: 80 },
        { width: 9999, height: 9999 },
        { width: 600, height: 400, format: 'jpeg' as const },
        { width: 4096, panorama: true as const },
      ]) {
        const read = parseImagePath(imageUrl(path, size));
        expect(read?.variant).toEqual(imageVariant(size));
        expect(read?.source).toEqual(
          path.startsWith('https') ? { kind: 'remote', url: new URL(path) } : { kind: 'local', path },
        );
      }
    }
  });

  test.each([
    '/picture/600/pictures/a.webp',
    '/images/601/pictures/a.webp',
    '/images/600x401/pictures/a.webp',
    '/images/600q99/pictures/a.webp',
    '/images/600.png/pictures/a.webp',
    '/images/600.jpgq80/pictures/a.webp',
    '/images/99999/pictures/a.webp',
    '/images/4096x2048/pictures/a.webp',
    '/images/4096q80/pictures/a.webp',
    '/images/600/',
    '/images/600',
    '/images/600/pictures/../secret.webp',
    '/images/600/pictures/%2e%2e/secret.webp',
    '/images/600/pictures/%2e%2e%2fsecret.webp',
    '/images/600/pictures/a%00.webp',
    '/images/600/pictures/..%5csecret.webp',
    '/images/600/pictures/%E0%A4%A',
    '/images/600/https/',
  ])('refuses %s', (path) => {
    expect(parseImagePath(path)).toBeNull();
  });
});

it('makes a bounded number of variants of one picture', () => {
  const heights = (width: number) =>
    Array.from({ length: 4000 }, (_, height) => height + 1).filter((height) =>
      isAllowedVariant({ width, height, quality: 75 }),
    ).length;
  expect(widthSteps.reduce((sum, width) => sum + heights(width), 0)).toBe(widthSteps.length * 9);
});

it('rejects a missing picture or size at compile time', () => {
  const lines = [
    // @ts-expect-error a path is required; for a vehicle without a picture the caller shows a placeholder
    () => imageUrl(null, { width: 600 }),
    // @ts-expect-error the height is optional, the width is not
    () => imageUrl(car, { height: 400 }),
    // @ts-expect-error sizes are numbers of pixels, not the texts of an attribute
    () => srcSet(car, { width: '600' }),
  ];
  expect(lines).toHaveLength(3);
});

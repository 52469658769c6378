import { imageUrl, srcSet } from '@forecourt/image-url';
import { afterEach, expect, test } from 'vitest';
import { retryPictures } from './retry-pictures.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const size = { width: 480, height: 320, standIn: 'car.Ute.Red' };
function picture(src: string, srcset = ''): HTMLImageElement {
  const image = document.createElement('img');
  image.src = src;
  if (srcset) image.srcset = srcset;
  document.body.append(image);
  return image;
}
const fails = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));
const ute = () => picture(imageUrl('/pictures/a.webp', size), srcSet('/pictures/a.webp', size));

test('a failed picture is replaced by a drawing of its vehicle, and loaded again when the browser is online', () => {
  stop = retryPictures();
  const image = ute();
  const [src, srcset] = [image.src, image.srcset];
  fails(image);
  expect(decodeURIComponent(image.src)).toContain('#b5403f');
  expect(image.srcset).toBe('');
  window.dispatchEvent(new Event('online'));
  expect([image.src, image.srcset]).toEqual([src, srcset]);
});

test('a picture that failed before the listener was added is replaced', () => {
  const image = ute();
  // jsdom loads no pictures: this one is complete and has no size.
  Object.defineProperty(image, 'complete', { value: true });
  stop = retryPictures();
  expect(image.src).toMatch(/^data:image\/svg/);
});

test('a picture without a vehicle is ignored, and so is one that React has changed', () => {
  stop = retryPictures();
  const logo = picture('/logo.svg');
  fails(logo);
  expect(logo.getAttribute('src')).toBe('/logo.svg');
  const image = ute();
  fails(image);
  image.src = '/images/480x320/pictures/b.webp?as=car..';
  window.dispatchEvent(new Event('online'));
  expect(image.src).toContain('/pictures/b.webp');
});

import { expect, it } from 'vitest';
import { carPicture } from './carPicture.ts';

const at = { site: 'echo', shape: 'list' } as const;

it('is the picture of the car at the host of the desk, with its shape and its name', () => {
  expect(carPicture({ name: 'Kia Rio', image: '/pictures/a.webp' }, at)).toEqual({
    src: '/images/echo/240x160/pictures/a.webp?as=',
    alt: 'Photo of Kia Rio',
    width: 96,
    height: 64,
  });
  const image = 'https://photos.example/a.jpg';
  expect(carPicture({ name: 'Kia Rio', image }, { site: 'echo', shape: 'page' })).toMatchObject({
    src: '/images/echo/600x400/https/photos.example/a.jpg?as=',
    width: 300,
    height: 200,
  });
});

it.each([null, '', '/pictures/drawing.svg', 'http://photos.example/a.jpg', 'data:image/png;base64,AA', 'x'])(
  'is none for the image %j',
  (image) => expect(carPicture({ name: 'Kia Rio', image }, at)).toBeNull(),
);

it('is none without a car', () => expect(carPicture(null, at)).toBeNull());

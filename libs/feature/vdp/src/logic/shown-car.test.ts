import { carWith, namedCars } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import { expect, test } from 'vitest';
import { shownCar } from './shown-car.ts';

const pictures = (...urls: string[]) => urls.map((url) => ({ image: { url, thumb: { url } } }));
const [first = ''] = namedCars.plain.images.map(({ image }) => image.url);

test('the first sixty of 300 pictures are shown', () => {
  const images = pictures(...Array.from({ length: 300 }, () => first));
  expect(shownCar(carWith({ images })).images).toHaveLength(60);
});

test.each([
  ['/pictures/a.webp', true],
  ['https://pictures.example/a.jpg', true],
  ['//other.example/a.jpg', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  ['http://[', false],
  ['a.jpg', false],
])('[VD-02] a picture with the URL %s is shown: %s', (url, shown) => {
  const car = shownCar(carWith({ images: pictures(url), primary_image_url: url, spin_interior_image: url }));
  expect([car.images.length > 0, car.primary_image_url, car.spin_interior_image]).toEqual(
    shown ? [true, url, url] : [false, null, null],
  );
});

test.each<[Partial<Car>, Partial<Car>]>([
  [{ primary_image_url: 'http://[' }, { primary_image_url: first }],
  [{ spin_images: ['/a.webp', 'javascript:1'] }, { spin_images: null }],
  [{ spin_images: ['/a.webp', '/b.webp'] }, { spin_images: ['/a.webp', '/b.webp'] }],
  [{ standardEquipment: ['Tow bar', 'Tow bar'] }, { standardEquipment: ['Tow bar'] }],
])('the page has of %j: %j', (changes, carried) => {
  expect(shownCar(carWith(changes))).toMatchObject(carried);
});

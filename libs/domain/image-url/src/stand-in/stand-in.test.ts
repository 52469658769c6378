import { SIMPLE_BODIES } from '@forecourt/vehicle';
import { describe, expect, it } from 'vitest';
import { imageUrl } from '../imageUrl.ts';
import { srcSet } from '../srcSet.ts';
import { readStandIn } from './readStandIn.ts';
import { standIn } from './standIn.ts';
import { standInDrawing } from './standInDrawing.ts';

describe('the fallback of a picture', () => {
  it.each([
    [{ item_type: 'car', body: 'SUV', colour: 'Polar White' }, 'suv', '#f7f9fa'],
    [{ item_type: 'car', body: 'Dual Cab Utility', colour: 'Blue Black Pearl' }, 'ute', '#30363b'],
    [{ item_type: 'car', body: null, colour: null }, 'sedan', '#aab4bc'],
    [{ item_type: 'car', body: 'Hovercraft', colour: 'Mystery' }, 'sedan', '#aab4bc'],
    [{ item_type: 'caravan', body: 'Expedition', colour: null }, 'caravan', '#aab4bc'],
    [{ item_type: 'truck', body: 'Curtain sider', colour: 'Red' }, 'lightTruck', '#b5403f'],
    [{ item_type: 'motorcycle', body: 'Naked', colour: 'Green.Black' }, 'motorcycle', undefined],
    [{ item_type: 'car', body: 'People mover', colour: 'silver' }, 'van', '#c6ccd2'],
    [{ item_type: 'car', body: 'Cab Chassis', colour: 'silver' }, 'lightTruck', '#c6ccd2'],
  ])('%o is drawn as %s', (vehicle, shape, paint) =>
    expect(readStandIn(standIn(vehicle))).toEqual({ shape, paint: paint ?? expect.any(String) }),
  );

  it('every body that a shopper can filter by has a shape', () => {
    const shapes = new Set(SIMPLE_BODIES.map((body) => readStandIn(`car.${body}.`).shape));
    expect(shapes.size).toBe(12);
  });

  it('is part of every resizer URL, and of no other URL', () => {
    const size = { width: 600, height: 400, standIn: 'car.SUV.Polar White' };
    expect(imageUrl('/pictures/a.webp', size)).toBe(
      '/images/600x400/pictures/a.webp?as=car.SUV.Polar%20White',
    );
    expect(imageUrl('https://cdn.example/a.jpg?v=1', size)).toBe(
      '/images/600x400/https/cdn.example/a.jpg%3Fv=1?as=car.SUV.Polar%20White',
    );
    expect(imageUrl('/logo.svg', size)).toBe('/logo.svg');
    expect(srcSet('/pictures/a.webp', { ...size, widths: [240, 480] }).match(/\?as=/g)).toHaveLength(2);
  });

  it('is a drawing that contains nothing of the request', () => {
    const hostile = '"><script>alert(1)</script>.SUV.<b>';
    for (const drawing of [standInDrawing(hostile), standInDrawing('', { says: '<b>no & such</b>' })]) {
      expect(drawing).not.toMatch(/script|<b>|&/);
      expect(drawing).toMatch(/^<svg .*<\/svg>$/);
    }
    expect(standInDrawing('')).not.toContain('<path');
  });
});

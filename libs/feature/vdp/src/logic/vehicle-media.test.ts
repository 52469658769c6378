import { carWith, namedCars } from '@forecourt/fixtures';
import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { describe, expect, test } from 'vitest';
import { vehicleMedia } from './vehicle-media.ts';

const { media } = dealerSchema.parse(exampleDealer);
const viewer = { ...media, spinViewer: { name: 'Spins', address: 'https://view.example/s/{code}' } };
const frames = (count: number) => Array.from({ length: count }, (_, index) => `/pictures/f/${index}.webp`);

describe('vehicleMedia', () => {
  test('[VD-04] has frames, hotspots and interior of a 360 view', () => {
    const shown = vehicleMedia(namedCars.everyMedium, media);
    expect(shown.images).toHaveLength(5);
    expect(shown.spin?.frames).toHaveLength(36);
    expect(shown.spin?.hotspots.map(({ title }) => title)).toContain('LED headlights');
    expect(shown.interior?.hotspots.length).toBeGreaterThan(0);
    expect(shown.interior?.hotspots.every(({ direction }) => direction !== null)).toBe(true);
    expect(shown.video?.kind).toBe('file');
    expect(shown.videoHref).toBe('https://videos.example/x-trail');
    expect(shown.external).toBeNull();
  });

  test.each([
    [null, null],
    [
      { width: 4096, height: 2048 },
      { width: 4096, height: 2048 },
    ],
    [{ width: 4096, height: null }, null],
    [{ width: 0, height: 0 }, null],
  ])('an interior that the import measured as %o has the size %o', (measured, size) =>
    expect(
      vehicleMedia({ ...namedCars.everyMedium, spin_interior_size: measured }, media).interior?.size,
    ).toEqual(size),
  );

  test('[VD-04] has no 360 view without frames', () => {
    const plain = vehicleMedia(namedCars.plain, media);
    expect([plain.spin, plain.external, plain.interior, plain.video, plain.videoHref]).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(vehicleMedia(carWith({ spin_images: frames(1) }), media).spin).toBeNull();
    expect(vehicleMedia(namedCars.noPictures, media).images).toEqual([]);
  });

  test('[VD-04] a code gives the URL of the configured viewer, and nothing without one', () => {
    const car = carWith({ spin_code: 'a b/../c?d' });
    expect(vehicleMedia(car, viewer).external).toEqual({
      host: 'Spins',
      src: 'https://view.example/s/a%20b%2F..%2Fc%3Fd',
    });
    expect(vehicleMedia(car, media).external).toBeNull();
    expect(vehicleMedia(namedCars.plain, viewer).external).toBeNull();
  });

  test.each([
    ['a configured player', ['YouTube' as const], 'frame'],
    ['no player', [], 'link'],
  ])('[VD-03] with %s', (_name, videoPlayers, kind) => {
    const car = carWith({ video: 'https://youtu.be/aqz-KE-bpKQ' });
    expect(vehicleMedia(car, { ...media, videoPlayers }).video?.kind).toBe(kind);
  });

  test('ignores hostile URLs', () => {
    const hostile = 'javascript:alert(1)';
    const shown = vehicleMedia(
      carWith({ video_url: hostile, video: hostile, external_video_url: hostile }),
      media,
    );
    expect([shown.video, shown.videoHref]).toEqual([null, null]);
  });

  test('reduces a huge set and its hotspots', () => {
    const car = carWith({
      spin_images: frames(720),
      hotspots: {
        exterior: [
          {
            description: 'Lamp',
            positions: [
              { frame: 100, x: 1, y: 2 },
              { frame: 719, x: 3, y: 4 },
              { frame: 9999, x: 5, y: 6 },
            ],
            yaw: null,
            pitch: null,
          },
        ],
        interior: [],
      },
    });
    const { spin } = vehicleMedia(car, media);
    expect(spin?.frames).toHaveLength(72);
    expect(spin?.frames[1]).toBe('/pictures/f/10.webp');
    expect(spin?.hotspots[0]?.positions).toEqual([
      { frame: 10, x: 1, y: 2 },
      { frame: 0, x: 3, y: 4 },
    ]);
  });
});

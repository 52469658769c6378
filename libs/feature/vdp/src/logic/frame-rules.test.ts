import { carWith } from '@forecourt/fixtures';
import { exampleDealer, exampleLocation } from '@forecourt/site-config';
import { describe, expect, test } from 'vitest';
import { testSite } from '../testing/TestSite.tsx';
import { historyReport } from './history-report.ts';
import { locatedElsewhere } from './located-elsewhere.ts';
import { qrCode } from './load-print.ts';
import { shareLinks } from './share-links.ts';
import { VIEWED_KEPT, carViewed, parseViewed, viewedSlice } from './viewed-slice.ts';

const home = exampleDealer.locations[0]?.address.city ?? '';

describe('where a vehicle stands', () => {
  test.each([
    ['another city', 'Toowoomba', 'Toowoomba'],
    ['the same city', home, null],
    ['the same in other letters', ` ${home.toUpperCase()} `, null],
    ['no city', null, null],
    ['the word null', 'null', null],
  ])('[VD-17] %s', (_name, city, said) =>
    expect(locatedElsewhere(carWith({ city }), testSite())?.city ?? null).toBe(said),
  );

  test('the way there is a map of its address', () => {
    const there = locatedElsewhere(
      carWith({ city: 'Toowoomba', location_id: null, location: null }),
      testSite(),
    );
    expect(there?.directionsHref).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Toowoomba/,
    );
  });

  test('the way to a location of the site is the one that the site gives everywhere', () => {
    const place_url = 'https://maps.example/?q=newstead';
    const address = { ...exampleLocation.address, place_url };
    const site = testSite('classic', {}, { locations: [{ ...exampleLocation, address }] });
    expect(locatedElsewhere(carWith({ city: 'Toowoomba', location_id: exampleLocation.id }), site)).toEqual({
      city: 'Toowoomba',
      directionsHref: place_url,
    });
  });
});

describe('ways to share', () => {
  const page = { url: 'https://a.example/cars/rio?x=1', title: '2020 Kia Rio & more' };

  test('[VD-15] each is an address that works without scripts', () => {
    const links = shareLinks(['facebook', 'whatsapp', 'x', 'email', 'sms', 'copy'], page);
    expect(links.map(({ way, href }) => [way, href])).toEqual([
      [
        'facebook',
        'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.example%2Fcars%2Frio%3Fx%3D1',
      ],
      [
        'whatsapp',
        'https://api.whatsapp.com/send?text=2020%20Kia%20Rio%20%26%20more%20https%3A%2F%2Fa.example%2Fcars%2Frio%3Fx%3D1',
      ],
      [
        'x',
        'https://x.com/intent/tweet?text=2020%20Kia%20Rio%20%26%20more&url=https%3A%2F%2Fa.example%2Fcars%2Frio%3Fx%3D1',
      ],
      [
        'email',
        'mailto:?subject=2020%20Kia%20Rio%20%26%20more&body=2020%20Kia%20Rio%20%26%20more%20https%3A%2F%2Fa.example%2Fcars%2Frio%3Fx%3D1',
      ],
      ['sms', 'sms:?&body=2020%20Kia%20Rio%20%26%20more%20https%3A%2F%2Fa.example%2Fcars%2Frio%3Fx%3D1'],
    ]);
  });

  test.each([
    [true, 'web.whatsapp.com'],
    [false, 'api.whatsapp.com'],
  ])('[VD-15] an instant message on a desktop (%s) goes by %s', (desktop, host) =>
    expect(shareLinks(['whatsapp'], { ...page, desktop })[0]?.href).toContain(`https://${host}/`),
  );
});

describe('the history report', () => {
  test.each([
    ['a file of the site', '/files/report.pdf', '/files/report.pdf'],
    ['a host that the dealer named', 'https://reports.example/1', 'https://reports.example/1'],
    ['another host', 'https://evil.example/1', null],
    ['another host in disguise', '//evil.example/1', null],
    ['a backslash in disguise', '/\\evil.example', null],
    ['a script', 'javascript:alert(1)', null],
    ['a named host without https', 'http://reports.example/1', null],
    ['none', null, null],
    ['the word null', 'null', null],
  ])('[VD-14] %s', (_name, file, href) =>
    expect(historyReport(carWith({ file }), ['reports.example'])).toBe(href),
  );
});

describe('viewed vehicles', () => {
  const car = (id: number) => ({ id, slug: `car-${id}`, name: `Car ${id}`, primary_image_url: null });
  const after = (...ids: number[]) =>
    ids.reduce((state, id) => viewedSlice.reducer(state, carViewed(car(id))), viewedSlice.getInitialState());

  test('[VD-21] each is kept once, oldest first', () =>
    expect(after(1, 2, 1).map(({ id }) => id)).toEqual([1, 2]));

  test('only the last ones are kept', () => {
    const ids = after(...Array.from({ length: VIEWED_KEPT + 5 }, (_, at) => at + 1)).map(({ id }) => id);
    expect([ids.length, ids[0]]).toEqual([VIEWED_KEPT, 6]);
  });

  test.each([
    [[car(1)], true],
    [[], true],
    [[{ id: 'x' }], false],
    ['text', false],
    [null, false],
  ])('what an earlier visit kept is checked: %j', (stored, good) =>
    expect(parseViewed(stored) !== null).toBe(good),
  );
});

test('[RT-08] an address becomes the squares of a QR code, with a rim', () => {
  const { path, size } = qrCode('https://a.example/cars/rio');
  expect(size).toBeGreaterThan(20);
  expect(path).toMatch(/^M2 2h1v1h-1z/);
});

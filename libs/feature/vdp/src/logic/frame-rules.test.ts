import { carWith } from '@forecourt/fixtures';
import { exampleDealer, exampleLocation } from '@forecourt/site-config';
import { describe, expect, test } from 'vitest';
import { testSite } from '../testing/TestSite.tsx';
import { historyReport } from './history-report.ts';
import { locatedElsewhere } from './located-elsewhere.ts';
import { qrCode } from './load-print.ts';
import { shareLinks } from './share-links.ts';
import { MAX_VIEWED, parseViewed, withViewed } from './viewed-list.ts';
import type { ViewedCar } from './viewed-list.ts';

const home = exampleDealer.locations[0]?.address.city ?? '';

describe('locatedElsewhere', () => {
  test.each([
    ['another city', 'Toowoomba', 'Toowoomba'],
    ['the same city', home, null],
    ['the same in capitals', ` ${home.toUpperCase()} `, null],
    ['no city', null, null],
    ['the word null', 'null', null],
  ])('[VD-17] %s', (_name, city, said) =>
    expect(locatedElsewhere(carWith({ city }), testSite())?.city ?? null).toBe(said),
  );

  test('directions lead to a map search for its address', () => {
    const there = locatedElsewhere(
      carWith({ city: 'Toowoomba', location_id: null, location: null }),
      testSite(),
    );
    expect(there?.directionsHref).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Toowoomba/,
    );
  });

  test('directions to a location of the site use its configured URL', () => {
    const place_url = 'https://maps.example/?q=newstead';
    const address = { ...exampleLocation.address, place_url };
    const site = testSite('classic', {}, { locations: [{ ...exampleLocation, address }] });
    expect(locatedElsewhere(carWith({ city: 'Toowoomba', location_id: exampleLocation.id }), site)).toEqual({
      city: 'Toowoomba',
      directionsHref: place_url,
    });
  });
});

describe('shareLinks', () => {
  const page = { url: 'https://a.example/cars/rio?x=1', title: '2020 Kia Rio & more' };

  test('[VD-15] each is a URL that works without JavaScript', () => {
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
  ])('[VD-15] an instant message on a desktop (%s) uses %s', (desktop, host) =>
    expect(shareLinks(['whatsapp'], { ...page, desktop })[0]?.href).toContain(`https://${host}/`),
  );
});

describe('the history report', () => {
  test.each([
    ['a file of the site', '/files/report.pdf', '/files/report.pdf'],
    ['a configured host', 'https://reports.example/1', 'https://reports.example/1'],
    ['another host', 'https://evil.example/1', null],
    ['another host without a scheme', '//evil.example/1', null],
    ['a backslash', '/\\evil.example', null],
    ['a script', 'javascript:alert(1)', null],
    ['a configured host without https', 'http://reports.example/1', null],
    ['none', null, null],
    ['the word null', 'null', null],
    ['a tab between two slashes, which a browser leaves out', '/\t/evil.example/report.pdf', null],
    ['a line break there', '/\n\\evil.example', null],
    ['a dot between two slashes', '/.//evil.example/report.pdf', null],
    ['a query', '/reports/1.pdf?v=2#p', '/reports/1.pdf?v=2#p'],
  ])('[VD-14] %s', (_name, file, href) =>
    expect(historyReport(carWith({ file }), ['reports.example'])).toBe(href),
  );
});

describe('viewed vehicles', () => {
  const car = (id: number) => ({ id, slug: `car-${id}`, name: `Car ${id}`, primary_image_url: null });
  const after = (...ids: number[]) => ids.reduce<ViewedCar[]>((list, id) => withViewed(list, car(id)), []);

  test('[VD-21] each is stored once, the last viewed at the end', () =>
    expect(after(1, 2, 1).map(({ id }) => id)).toEqual([2, 1]));

  test('only the last ones are stored', () => {
    const ids = after(...Array.from({ length: MAX_VIEWED + 5 }, (_, at) => at + 1)).map(({ id }) => id);
    expect([ids.length, ids[0]]).toEqual([MAX_VIEWED, 6]);
  });

  test.each([
    [[car(1)], true],
    [[], true],
    [[{ id: 'x' }], false],
    ['text', false],
    [null, false],
  ])('stored data of an earlier visit is validated: %j', (stored, good) =>
    expect(parseViewed(stored) !== null).toBe(good),
  );
});

test('[RT-08] a URL becomes the squares of a QR code, with a quiet zone', () => {
  const { path, size } = qrCode('https://a.example/cars/rio');
  expect(size).toBeGreaterThan(20);
  expect(path).toMatch(/^M2 2h1v1h-1z/);
});

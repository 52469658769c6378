import { describe, expect, it } from 'vitest';
import { ConfigError, dealerSchema, exampleDealer, holidays, nearest, openingWeek, paths } from './index.ts';

describe('nearest', () => {
  it.each([
    ['defualt', ['default', 'mask'], 'default'],
    ['vdp.price-block', ['vdp.price', 'vdp.gallery'], null],
    ['Template', ['template'], 'template'],
    ['zzz', ['name', 'slug'], null],
    ['anything', [], null],
  ])('of %s among %o is %s', (word, candidates, expected) =>
    expect(nearest(word, candidates)).toBe(expected),
  );

  it('of a whole text is none', () => {
    const text = 'a'.repeat(5_000);
    expect(nearest(text, [`${text}b`])).toBeNull();
  });

  it('of several that are as similar is the first', () => {
    expect(nearest('blag', ['blags', 'blog', 'blug'])).toBe('blags');
    expect(nearest('blag', ['blogs', 'blog', 'blug'])).toBe('blog');
  });
});

describe('a problem', () => {
  it('repeats the beginning and the end of a long value', () => {
    const long = `/${'a'.repeat(5_000)}`;
    const { problems, message } = new ConfigError('The declaration of "x"', [
      { path: `nav.${long}`, what: `"${long}" is not a page`, why: 'The link.', fix: `Valid: ${long}.` },
    ]);
    expect(problems[0]).toEqual({
      path: expect.stringMatching(/^nav\.\/a{95}…a{99}$/),
      what: expect.stringMatching(/^"\/a{148}…a{134}" is not a page$/),
      why: 'The link.',
      fix: expect.stringMatching(/^Valid: \/a{492}…a{498}\.$/),
    });
    expect(message.length).toBeLessThan(2_000);
  });
  it('has no half of a character', () => {
    const faces = '😀'.repeat(1_001);
    const { problems } = new ConfigError('A', [{ path: 'a', what: ` ${faces}`, why: 'b', fix: 'c' }]);
    expect(problems[0]?.what).not.toMatch(/\p{Cs}/u);
  });
});

describe('openingWeek', () => {
  it('gives seven days from Sunday, a named day overrides the weekdays', () => {
    const week = openingWeek({ weekdays: '08:00-17:30', thursday: '08:00-20:00', saturday: '08:30-12:00' });
    expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week[0]).toMatchObject({ status: 'Closed', open: null });
    expect(week[4]).toMatchObject({ formated_hours: '8:00 am - 8:00 pm', close: '20:00' });
    expect(week[6]).toMatchObject({ formated_hours: '8:30 am - 12:00 pm' });
  });
  it('refuses hours it cannot read', () =>
    expect(() => openingWeek({ weekdays: '8-5' })).toThrow('Write it as 08:00-17:30'));
});

describe('holidays', () => {
  it('gives an entry for each location and day', () => {
    expect(
      holidays(
        [1, 2],
        [
          { name: 'Eve', date: '2026-12-24', hours: '08:00-13:00' },
          { name: 'Day', date: '2026-12-25' },
        ],
      ),
    ).toMatchObject([
      { location_id: 1, status: 'Open', start_hour: '08:00', end_hour: '13:00' },
      { location_id: 2, status: 'Open' },
      { location_id: 1, status: 'Closed', start_hour: null },
      { location_id: 2, status: 'Closed' },
    ]);
  });
  it('refuses hours it cannot read', () =>
    expect(() => holidays([1], [{ name: 'Eve', date: '2026-12-24', hours: 'morning' }])).toThrow(RangeError));
});

describe('paths', () => {
  it.each([
    [paths.stock(), '/search/new-used-and-demo-cars/'],
    [paths.search('isuzu', 'd max'), '/search/isuzu/d%20max'],
    [paths.vehicle('2020-kia-rio'), '/cars/2020-kia-rio'],
    [paths.enquire('a/b'), '/enquire?car=a%2Fb'],
    [paths.enquire(), '/enquire'],
    [paths.testDrive(), '/book-test-drive'],
    [paths.unsubscribe(), '/pages/unsubscribe'],
    [paths.tradeIn(), '/cars/trade-in'],
    [paths.tradeIn(20_001), '/cars/trade-in?car_id=20001'],
  ])('%s is %s', (path, expected) => expect(path).toBe(expected));
});

describe('the address of a 360 viewer', () => {
  it.each(['http://view.example/{code}', 'https://view.example/', 'javascript:alert(1)//{code}'])(
    'refuses the address %s',
    (address) => {
      const declared = { ...exampleDealer, media: { spinViewer: { name: 'Spins', address } } };
      expect(dealerSchema.safeParse(declared).error?.issues[0]?.path).toEqual([
        'media',
        'spinViewer',
        'address',
      ]);
    },
  );
});

describe('the origins of a map', () => {
  const styleUrl = 'https://tiles.example:8443/styles/plain?key=1';

  it.each([
    ['styleUrl', { styleUrl: 'http://tiles.example/style' }],
    ['styleUrl', { styleUrl: '/styles/plain' }],
    ['styleUrl', { styleUrl: `https://tiles.example';script-src/` }],
    ['styleUrl', { styleUrl: 'data:application/json,{}' }],
    ['hosts', { styleUrl, hosts: ['https://letters.example'] }],
    ['hosts', { styleUrl, hosts: ["*; script-src 'unsafe-inline'"] }],
    ['attribution', { styleUrl, attribution: '' }],
  ])('refuse %s of %o', (key, map) => {
    const path = dealerSchema.safeParse({ ...exampleDealer, map }).error?.issues[0]?.path;
    expect(path?.slice(0, 2)).toEqual(['map', key]);
  });
});

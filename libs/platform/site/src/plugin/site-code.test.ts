import { bundledSite, defineDealer, exampleDealer, exampleLocation } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { siteCode } from './site-code.ts';

const day = (location_id: number, date: string, name = 'Boxing Day') =>
  ({ location_id, date, name, status: 'Closed' }) as const;
const bundled = (specialHours: ReturnType<typeof day>[]) =>
  bundledSite(
    defineDealer({
      ...exampleDealer,
      locations: [exampleLocation, { ...exampleLocation, id: 2, slug: 'second', primary: false }],
      specialHours,
      features: [],
    }),
  );
const read = async (code: string): Promise<unknown> =>
  (await import(`data:text/javascript,${encodeURIComponent(`export default (${code})`)}`)).default;

test.each([
  ['without special hours', []],
  ['closed on one day at one place', [day(2, '2026-12-26')]],
  [
    'closed on two days at both',
    [1, 2].flatMap((date) => [day(exampleLocation.id, `2027-01-0${date}`), day(2, `2027-01-0${date}`)]),
  ],
])('the code of a site %s evaluates to the same site', async (_case, hours) => {
  const site = bundled(hours);
  expect(await read(siteCode(site))).toEqual(site);
});

test('a holiday is written once, whatever the number of locations', () => {
  const code = siteCode(bundled([day(exampleLocation.id, '2026-12-26'), day(2, '2026-12-26')]));
  expect(code.match(/Boxing Day/g)).toHaveLength(1);
});

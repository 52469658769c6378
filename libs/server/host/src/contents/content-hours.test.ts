import { apiSite } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { SpecialHour } from '@forecourt/site-content';
import { expect, it } from 'vitest';
import { pagesWithHours, viewsWithHours } from './content-hours.ts';

const definition = defineDealer({ ...exampleDealer, features: [] });
const { id: location_id = 0 } = definition.dealer.locations[0] ?? {};
const christmas: SpecialHour = {
  ...{ name: 'Christmas Day', date: '2026-12-25', location_id },
  ...{ status: 'Closed', start_hour: null, end_hour: null },
};
const declared = {
  ...definition,
  dealer: { ...definition.dealer, specialHours: [{ ...christmas, name: 'Declared' }] },
};
const facts = { origin: 'https://example.example', env: {} };

it('pages know the special hours of the content, which stand for those of the declaration', () => {
  const site = publicSite(declared);
  const withHours = pagesWithHours();
  expect(withHours(site, [])).toBe(site);
  const hours = [christmas];
  const shown = withHours(site, hours);
  expect(shown.specialHours).toEqual([christmas]);
  expect(withHours(site, hours), 'one object for all requests').toBe(shown);
});

it('appointments, mails and the desk know them too, and a site is made again only when they have changed', () => {
  const site = apiSite(declared, facts);
  let hours: SpecialHour[] = [];
  let times = 0;
  const withHours = viewsWithHours<ApiSite>((_site, specialHours) => {
    times += 1;
    return apiSite({ ...declared, dealer: { ...declared.dealer, specialHours: [...specialHours] } }, facts);
  });
  const current = (view: ApiSite) => withHours(view, hours);
  expect(current(site)).toBe(site);
  hours = [christmas];
  const changed = current(site);
  expect(changed.locations.map(({ specialHours }) => specialHours)).toEqual([[christmas]]);
  expect(changed.shown?.specialHours).toEqual([christmas]);
  expect(current(site)).toBe(changed);
  hours = [];
  expect(current(site)).toBe(site);
  hours = [{ ...christmas, name: 'Another' }];
  expect(current(site).shown?.specialHours).toMatchObject([{ name: 'Another' }]);
  expect(times).toBe(2);
});

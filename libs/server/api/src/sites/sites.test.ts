import path from 'node:path';
import { defineDealer, exampleDealer, exampleLocation } from '@forecourt/site-config';
import { describe, expect, it, test } from 'vitest';
import { apiSite } from './apiSite.ts';
import { readApps } from './readDefinitions.ts';
import { siteLookup } from './siteLookup.ts';

const origin = 'https://example-motors.example';
const christmas = { name: 'Christmas Day', date: '2026-12-25', status: 'Closed' as const, location_id: 1 };
const definition = defineDealer({
  ...exampleDealer,
  specialHours: [christmas],
  locations: [{ ...exampleLocation, leadEmail: 'sales@example-motors.example' }],
  stock: { excludeStock: ['U1'] },
  show: { regplate: true },
  features: [],
});
const hooked = defineDealer({
  ...exampleDealer,
  leads: {
    ...exampleDealer.leads,
    webhook: { url: 'https://crm.example/leads', secretEnv: 'EXAMPLE_SECRET' },
  },
  features: [],
});

describe('apiSite', () => {
  it('routes leads by the dealer’s config', () => {
    expect(apiSite(definition, { origin, env: {} })).toMatchObject({
      slug: 'example-motors',
      timeZone: 'Australia/Brisbane',
      origin,
      leads: { to: 'leads@example-motors.example', from: 'site@example-motors.example', webhook: null },
      locations: [{ id: 1, email: 'sales@example-motors.example', address: { city: 'Newstead' } }],
      dealerships: [{ slug: 'example-motors', name: 'Example Motors' }],
      excludeStock: ['U1'],
      publish: { vin: false, regplate: true, privatePlace: false },
    });
  });

  it('has the special hours and the time zone of a location, for confirmations', () => {
    expect(apiSite(definition, { origin, env: {} }).locations).toMatchObject([
      { specialHours: [christmas], timeZone: 'Australia/Brisbane' },
    ]);
  });

  it('has the phone of a location that its page has, the landline if there is no other', () => {
    const contact_detail = { ...exampleLocation.contact_detail, landline_phone: '(07) 7010 4102' };
    const locations = [{ ...exampleLocation, phone: null, contact_detail }];
    const dealer = defineDealer({ ...exampleDealer, locations, features: [] });
    expect(apiSite(dealer, { origin, env: {} }).locations).toMatchObject([{ phone: '(07) 7010 4102' }]);
  });

  it('has the rules of who gets which leads, and the facts of locations that they depend on', () => {
    const leads = {
      ...exampleDealer.leads,
      routes: [{ hours: 'closed' as const, to: ['night@dealer.example'] }],
    };
    const { leads: read, locations } = apiSite(defineDealer({ ...exampleDealer, leads, features: [] }), {
      origin,
      env: {},
    });
    expect(read.routes).toEqual([
      {
        ...{ categories: [], departments: [], locations: [], hours: 'closed', share: 'all' },
        to: ['night@dealer.example'],
      },
    ]);
    const [place] = exampleDealer.locations;
    expect(locations[0]).toMatchObject({ type: place?.location_type, primary: place?.primary });
  });

  it('reads the webhook’s secret from the environment, and throws without it', () => {
    expect(apiSite(hooked, { origin, env: { EXAMPLE_SECRET: 'shared' } }).leads.webhook).toEqual({
      url: 'https://crm.example/leads',
      secret: 'shared',
    });
    expect(() => apiSite(hooked, { origin, env: {} })).toThrow(/EXAMPLE_SECRET, which is not set/);
  });
});

describe('siteLookup', () => {
  const site = apiSite(definition, { origin, env: {} });
  const { byHost, bySlug } = siteLookup([{ site, hosts: ['example-motors.example'] }]);

  test.each([
    ['example-motors.localhost', true],
    ['Example-Motors.localhost:4200', true],
    ['example-motors.example:443', true],
    ['www.example-motors.example', false],
    ['example-motors.localhost.evil.example', false],
    ['localhost', false],
    ['', false],
  ])('the host %j is known: %s', (host, known) => expect(byHost(host) !== null).toBe(known));

  it('finds a site by its slug', () => {
    expect(bySlug('example-motors')).toBe(site);
    expect(bySlug('other')).toBeNull();
  });
});

it('loads the dealers of a folder', async () => {
  const directory = path.resolve(import.meta.dirname, '../test/dealers');
  expect(await readApps(directory)).toMatchObject([
    { directory: path.join(directory, 'example'), definition: { dealer: { slug: 'example-motors' } } },
  ]);
});

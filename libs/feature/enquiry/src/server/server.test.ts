import { apiSite, siteLookup } from '@forecourt/api';
import { HOST, other, person, site } from '@forecourt/api/testing';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { expect, it, test } from 'vitest';
import { enquiry } from '../manifest.ts';
import { enquirySite } from './EnquirySite.ts';
import half from './index.ts';
import { enquiryApi, withEnquiry } from './testing/enquiry-api.ts';

test('the rules for leads follow the options of the enquiry form', () => {
  const rulesOf = (options: object) =>
    enquirySite({
      options: { ...enquiry.manifest.options.browser.parse(options), forms: [] },
      env: {},
      shown: { features: {} },
    }).rules;
  expect(rulesOf({})).toEqual({ message: true, terms: false });
  expect(rulesOf({ messageRequired: false, disclaimer: 'I agree.' })).toEqual({
    message: false,
    terms: true,
  });
});

it('validates leads by the options of the site, and returns 404 on a site without the feature', async () => {
  const named = (slug: string, features: Parameters<typeof defineDealer>[0]['features']) => {
    const definition = defineDealer({ ...exampleDealer, slug, features });
    return {
      site: apiSite(definition, { origin: `https://${slug}.example`, env: {}, halves: [half] }),
      hosts: [],
    };
  };
  const { byHost } = siteLookup([
    named('strict', [enquiry()]),
    named('lenient', [enquiry({ messageRequired: false })]),
    named('without', []),
  ]);
  const kit = await enquiryApi('pglite', { sites: byHost, metricsToken: 'metrics-token' });
  const post = async (slug: string) =>
    (
      await kit.postLead(
        { ...person, message: '' },
        { host: `${slug}.localhost`, 'idempotency-key': `key-${slug}` },
      )
    ).status;
  expect([await post('strict'), await post('lenient'), await post('without')]).toEqual([422, 200, 404]);
  const metrics = await kit.request('/metrics', { headers: { authorization: 'Bearer metrics-token' } });
  const text = await metrics.text();
  expect(text).toContain('forecourt_leads_total{site="lenient",outcome="stored"} 1');
  expect(text).toContain('forecourt_leads_total{site="strict",outcome="refused"} 1');
  expect(text).toContain('forecourt_outbox_rows{topic="lead.email",state="waiting"} 1');
  await kit.database.close();
});

test('[EN-03] whether there is a price gauge is an option of the vehicle page', () => {
  const gaugeOf = (features: Record<string, Record<string, unknown>>) =>
    enquirySite({
      options: { ...enquiry.manifest.options.browser.parse({}), forms: [] },
      env: {},
      shown: { features },
    }).gauge;
  expect(gaugeOf({ vdp: { gauge: { show: true, seconds: 3 } } })).toBe(true);
  expect(gaugeOf({ vdp: { gauge: { show: false } } })).toBe(false);
  expect([gaugeOf({ vdp: {} }), gaugeOf({})]).toEqual([false, false]);
});

it('[EN-03] a lead says whether the page of its vehicle has the price gauge, whatever its form says', async () => {
  const { byHost } = siteLookup([
    { site: withEnquiry(site, { gauge: true }), hosts: [HOST] },
    { site: withEnquiry(other), hosts: [] },
  ]);
  const kit = await enquiryApi('pglite', { sites: byHost });
  let last = 100;
  const saidBy = async (car: object, slug = site.slug) => {
    last += 1;
    await kit.addCar({ id: last, stocknum: `S${last}`, ...car }, slug);
    const response = await kit.postLead(
      { ...person, car_id: last, autogauge_enabled: true },
      { host: `${slug}.localhost`, 'idempotency-key': `key-of-${last}` },
    );
    const { lead_id: id }: { lead_id: string } = await response.json();
    const leads = kit.database.db.selectFrom('leads').select('payload').where('id', '=', id);
    return (await leads.executeTakeFirstOrThrow()).payload['autogauge_enabled'];
  };
  expect(await saidBy({ price: 24_990 })).toBe(true);
  expect(await saidBy({ price: null })).toBe(false);
  expect(await saidBy({ price: 24_990, features: { autogauge: false } })).toBe(false);
  expect(await saidBy({ price: 24_990 }, other.slug)).toBe(false);
  await kit.database.close();
});

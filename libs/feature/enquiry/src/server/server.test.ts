import { apiSite, siteLookup } from '@forecourt/api';
import { person } from '@forecourt/api/testing';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { expect, it, test } from 'vitest';
import { enquiry } from '../manifest.ts';
import { enquirySite } from './EnquirySite.ts';
import half from './index.ts';
import { enquiryApi } from './testing/enquiry-api.ts';

test('the rules for leads follow the options of the enquiry form', () => {
  const rulesOf = (options: object) =>
    enquirySite({ options: { ...enquiry.manifest.options.browser.parse(options), forms: [] }, env: {} })
      .rules;
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

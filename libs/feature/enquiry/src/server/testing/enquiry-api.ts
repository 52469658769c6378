import { siteLookup, type ApiServices, type ApiSite } from '@forecourt/api';
import { other, site, testApi, type TestApi } from '@forecourt/api/testing';
import type { TestEngine } from '@forecourt/database/testing';
import half from '../index.ts';
import type { EnquirySite } from '../EnquirySite.ts';

/** A site with the enquiry feature, and what the test chooses; plates and values come from the stock by default. */
export function withEnquiry(of: ApiSite, site: Partial<EnquirySite> = {}): ApiSite {
  const { rules = {}, forms = [], tradeIn = { rego: null, valuation: null }, gauge = false } = site;
  return { ...of, halves: [half.forSite({ rules, forms, tradeIn, gauge })] };
}

const { byHost } = siteLookup([
  { site: withEnquiry(site), hosts: ['harbour-city-motors.example'] },
  { site: withEnquiry(other), hosts: [] },
]);

/** The test API with the enquiry server half, by default on both sample sites. */
export function enquiryApi(engine: TestEngine, changes: Partial<ApiServices> = {}): Promise<TestApi> {
  return testApi(engine, { halves: [half], sites: byHost, ...changes });
}

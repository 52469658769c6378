import { siteLookup, type ApiServices, type ApiSite } from '@forecourt/api';
import { other, site, testApi, type TestApi } from '@forecourt/api/testing';
import half from '../index.ts';
import type { VdpSite } from '../VdpSite.ts';

const noProviders: VdpSite = { delivery: null, lender: null, youx: null, market: null };

/** A site with the vehicle page, and only the providers that the test passes. */
export function withVdp(of: ApiSite, providers: Partial<VdpSite> = {}): ApiSite {
  return { ...of, halves: [half.forSite({ ...noProviders, ...providers })] };
}

const { byHost } = siteLookup([
  { site: withVdp(site), hosts: ['harbour-city-motors.example'] },
  { site: withVdp(other), hosts: [] },
]);

/** The test API with the vdp server half, by default on both sample sites. */
export function vdpApi(changes: Partial<ApiServices> = {}): Promise<TestApi> {
  return testApi('pglite', { halves: [half], sites: byHost, ...changes });
}

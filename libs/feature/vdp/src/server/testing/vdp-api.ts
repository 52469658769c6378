import { siteLookup, type ApiServices, type ApiSite } from '@forecourt/api';
import { other, site, testApi, type TestApi } from '@forecourt/api/testing';
import half from '../index.ts';
import type { VdpSite } from '../VdpSite.ts';

const nobody: VdpSite = { delivery: null, lender: null, youx: null, market: null };

/** A site that has the vehicle page; it asks nobody whom the test does not name. */
export function withVdp(of: ApiSite, asks: Partial<VdpSite> = {}): ApiSite {
  return { ...of, halves: [half.forSite({ ...nobody, ...asks })] };
}

const { byHost } = siteLookup([
  { site: withVdp(site), hosts: ['harbour-city-motors.example'] },
  { site: withVdp(other), hosts: [] },
]);

/** The API of the tests with the half of the vehicle page, on both sample sites unless the test says otherwise. */
export function vdpApi(changes: Partial<ApiServices> = {}): Promise<TestApi> {
  return testApi('pglite', { halves: [half], sites: byHost, ...changes });
}

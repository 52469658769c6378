import type { ApiSite } from '@forecourt/api';
import type { ErasingCall } from './erasePerson.ts';

/** The call of an operator of the platform, who sees everything of a site, as its owner does. */
export function operatorCall(site: ApiSite, services: ErasingCall['services']): ErasingCall {
  const { slug } = site;
  return { services, site, member: { id: '', name: '', site: slug, role: 'owner', locationIds: null } };
}

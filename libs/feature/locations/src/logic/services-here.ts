import type { LocationService } from '../manifest.ts';

/** A service as the page of a location shows it. */
export type ServiceHere = Omit<LocationService, 'locations'>;

/** The services that a location offers, in the order of the dealer. */
export const servicesHere = (services: readonly LocationService[], locationId: number): ServiceHere[] =>
  services.flatMap(({ locations, ...service }) => (locations.includes(locationId) ? [service] : []));

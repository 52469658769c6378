import { serviceRequest, type ServiceOptions } from '@forecourt/api';
import type { RegoProvider } from './RegoProvider.ts';

/**
 * A rego service over HTTP: `GET {url}/vehicles?state&plate` with `Authorization: Bearer {key}`. Status 404 or 204 means an unknown
 * plate. The contract is in docs/providers.md.
 */
export function httpRego(options: ServiceOptions): RegoProvider {
  return {
    vehicle({ state, plate }, signal) {
      const path = `/vehicles?${new URLSearchParams({ state, plate })}`;
      return serviceRequest('rego service', options, { path, signal });
    },
  };
}

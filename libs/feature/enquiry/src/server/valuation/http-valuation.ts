import { serviceRequest, type ServiceOptions } from '@forecourt/api';
import type { ValuationProvider } from './ValuationProvider.ts';

/**
 * A valuation service over HTTP: `POST {url}/valuations` with `Authorization: Bearer {key}`. Status 404 or 204 means that too little
 * is known. The contract is in docs/providers.md.
 */
export function httpValuation(options: ServiceOptions): ValuationProvider {
  return {
    value({ plate, state, vehicle, answers, today }, signal) {
      const { km, ...described } = vehicle;
      const body = { plate, state, ...described, kms: km, answers, date: today };
      return serviceRequest('valuation service', options, { path: '/valuations', body, signal });
    },
  };
}

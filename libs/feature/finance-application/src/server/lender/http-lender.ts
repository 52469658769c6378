import { serviceRequest, type ServiceOptions } from '@forecourt/api';
import type { LenderProvider } from './LenderProvider.ts';

/**
 * A lender over HTTP: `POST {url}/applications` with `Authorization: Bearer {key}` and the id of the application as `Idempotency-Key`.
 * The contract is in docs/providers.md.
 */
export function httpLender(options: ServiceOptions): LenderProvider {
  return {
    restMs: 10_000,
    assess(question, signal) {
      const headers = { 'idempotency-key': question.id };
      return serviceRequest('lender', options, { path: '/applications', body: question, headers, signal });
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { ApiContext, ReadBody } from '@forecourt/api';

/**
 * The idempotency key of a lead: the header, or the `idempotency_key` field of a form. A form without a key gets a
 * new one, because a cached page cannot have a key per visitor; a repeated post is then detected by person, car and
 * category. Null if a JSON request has no key, or one that is not 8 to 200 visible ASCII characters.
 */
export function idempotencyKey(context: ApiContext, { fields, form }: ReadBody): string | null {
  const given = context.req.header('idempotency-key') ?? (form ? fields['idempotency_key'] : undefined);
  if (form && (given === undefined || given === '')) return randomUUID();
  return typeof given === 'string' && /^[\x21-\x7e]{8,200}$/.test(given) ? given : null;
}

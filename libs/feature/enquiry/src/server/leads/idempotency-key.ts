import { randomUUID } from 'node:crypto';
import type { ApiContext, ReadBody } from '@forecourt/api';

/**
 * The key of a lead: the header, or a form's `idempotency_key` field. A form without one gets a new key, because a
 * cached page cannot hold one for each visitor; sent twice, it is still one lead by person, car and category. Null when a
 * JSON request has none, or one that is not 8 to 200 visible characters.
 */
export function idempotencyKey(context: ApiContext, { fields, form }: ReadBody): string | null {
  const given = context.req.header('idempotency-key') ?? (form ? fields['idempotency_key'] : undefined);
  if (form && (given === undefined || given === '')) return randomUUID();
  return typeof given === 'string' && /^[\x21-\x7e]{8,200}$/.test(given) ? given : null;
}

import type { Visitor } from '@forecourt/page/gate';

/** What the account knows of a shopper, by the names of the fields. */
export function knownOf(visitor: Visitor | null): { email?: string; phone?: string } {
  const { email, phone } = visitor?.shopper ?? { email: null, phone: null };
  return { ...(email !== null && { email }), ...(phone !== null && { phone }) };
}

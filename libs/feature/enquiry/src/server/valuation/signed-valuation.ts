import { createHmac, timingSafeEqual } from 'node:crypto';
import { leadValuationSchema } from '@forecourt/lead';
import { regoVehicleSchema } from '@forecourt/platform-client/contracts';
import { z } from 'zod';

const valuedSchema = z.object({
  /** Slug of the site that made it. */
  site: z.string(),
  rego: z.string(),
  regoState: z.string(),
  kms: z.int(),
  vehicle: regoVehicleSchema,
  valuation: leadValuationSchema,
});

/** A valuation with its vehicle, as the shopper's client keeps it. */
export type SignedValuation = z.output<typeof valuedSchema>;

/** Signs a valuation: `<payload>.<HMAC-SHA256>`, each in base64url. The payload is readable; it has only what the shopper knows. */
export function signValuation(valued: SignedValuation, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(valued)).toString('base64url');
  return `${payload}.${digest(payload, key).toString('base64url')}`;
}

/** The valuation of a signed id; null if it is not signed with this key or for another site. Compares in constant time. */
export function verifyValuation(
  id: string,
  { key, site }: { key: Buffer; site: string },
): SignedValuation | null {
  const [payload = '', signature = '', ...rest] = id.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = digest(payload, key);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { data } = valuedSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return data?.site === site ? data : null;
}

function digest(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}

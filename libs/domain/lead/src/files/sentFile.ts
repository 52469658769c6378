import { fromBase64Url, toBase64Url } from '@forecourt/values';
import * as z from 'zod/mini';

/** A file that was sent with a form and is kept for it. */
const sentFileSchema = z.object({
  id: z.uuid(),
  form: z.string(),
  field: z.string(),
  name: z.string().check(z.maxLength(100)),
  type: z.string(),
  bytes: z.number(),
});

/** A file that was sent with a form and is kept for it. */
export type SentFile = z.output<typeof sentFileSchema>;

/** The longest signed file, in characters. */
export const MAX_SIGNED_FILE = 1000;

const SIGNED = /^([\w-]{40,900})\.[\w-]{43}$/;

/**
 * What a signed file says of itself, for the form that lists it: the signature is not checked here. Null for a text that is not one.
 * It is `<payload>.<HMAC-SHA256>`, each in base64url.
 */
export function readSentFile(signed: string): SentFile | null {
  const [, payload] = SIGNED.exec(signed) ?? [];
  if (payload === undefined) return null;
  try {
    return sentFileSchema.parse(JSON.parse(fromBase64Url(payload)));
  } catch {
    return null;
  }
}

/** The part of a signed file that is signed. */
export const sentFilePayload = ({ id, form, field, name, type, bytes }: SentFile): string =>
  toBase64Url(JSON.stringify({ id, form, field, name, type, bytes }));

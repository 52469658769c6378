import { fromBase64Url, isUuid, toBase64Url } from '@forecourt/values';

/** A file that was sent with a form and is kept for it. */
export interface SentFile {
  /** A UUID. */
  id: string;
  /** The id of its form. */
  form: string;
  /** The name of its field. */
  field: string;
  /** At most 100 characters. */
  name: string;
  /** Media type. */
  type: string;
  bytes: number;
}

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
    const file: unknown = JSON.parse(fromBase64Url(payload));
    return isSentFile(file) ? file : null;
  } catch {
    return null;
  }
}

function isSentFile(file: unknown): file is SentFile {
  if (typeof file !== 'object' || file === null) return false;
  const { id, form, field, name, type, bytes } = file as Partial<Record<keyof SentFile, unknown>>;
  const isText = [form, field, type].every((text) => typeof text === 'string');
  const isNamed = typeof name === 'string' && name.length <= 100;
  return isText && isNamed && typeof id === 'string' && isUuid(id) && Number.isFinite(bytes);
}

/** The part of a signed file that is signed. */
export const sentFilePayload = ({ id, form, field, name, type, bytes }: SentFile): string =>
  toBase64Url(JSON.stringify({ id, form, field, name, type, bytes }));

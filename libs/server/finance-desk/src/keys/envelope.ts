import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './Keyring.ts';

/** A sealed text: its data key, wrapped with the key of `keyId`, and the text, encrypted with the data key. Base64. */
export interface Envelope {
  keyId: string;
  dataKey: string;
  sealed: string;
}

/** What an envelope belongs to. It opens only there: an envelope that was moved to another row does not. */
export interface Owner {
  site: string;
  id: string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a text under a data key of its own, or under the data key of an envelope that is there already. */
export function seal(
  keys: Keyring,
  owner: Owner,
  text: string,
  known: Pick<Envelope, 'keyId' | 'dataKey'> | null = null,
): Envelope {
  const key = known ? dataKeyOf(keys, owner, known) : randomBytes(32);
  const wrapped = known ?? wrap(keys, owner, key);
  return {
    keyId: wrapped.keyId,
    dataKey: wrapped.dataKey,
    sealed: encrypt(key, Buffer.from(text), about(owner, 'content')).toString('base64'),
  };
}

/**
 * Opens an envelope.
 *
 * @throws Error if its key is not in the ring, if it was changed, or if it belongs to something else. The message has no content.
 */
export function open(keys: Keyring, owner: Owner, envelope: Envelope): string {
  const key = dataKeyOf(keys, owner, envelope);
  return decrypt(key, Buffer.from(envelope.sealed, 'base64'), about(owner, 'content')).toString();
}

/** Wraps the data key of an envelope with the current key; the content stays as it is. */
export function rewrap(
  keys: Keyring,
  owner: Owner,
  envelope: Pick<Envelope, 'keyId' | 'dataKey'>,
): Pick<Envelope, 'keyId' | 'dataKey'> {
  return wrap(keys, owner, dataKeyOf(keys, owner, envelope));
}

function wrap(keys: Keyring, owner: Owner, dataKey: Buffer): Pick<Envelope, 'keyId' | 'dataKey'> {
  const keyId = keys.current;
  const wrapped = encrypt(keyNamed(keys, keyId), dataKey, about(owner, `key ${keyId}`));
  return { keyId, dataKey: wrapped.toString('base64') };
}

function dataKeyOf(
  keys: Keyring,
  owner: Owner,
  { keyId, dataKey }: Pick<Envelope, 'keyId' | 'dataKey'>,
): Buffer {
  return decrypt(keyNamed(keys, keyId), Buffer.from(dataKey, 'base64'), about(owner, `key ${keyId}`));
}

function keyNamed(keys: Keyring, id: string): Buffer {
  const key = keys.keyOf(id);
  if (key) return key;
  throw new Error(
    `A finance application is sealed with the key ${id}, which is not in FINANCE_KEYS. It cannot be read. Add the key again.`,
  );
}

function about({ site, id }: Owner, part: string): Buffer {
  return Buffer.from(JSON.stringify([part, site, id]));
}

function encrypt(key: Buffer, text: Buffer, authenticated: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(authenticated);
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, bytes: Buffer, authenticated: Buffer): Buffer {
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(authenticated)
    .setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]);
}

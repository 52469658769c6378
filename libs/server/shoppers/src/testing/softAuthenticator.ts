import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, SignedChallenge } from '../passkeys/verifyPasskey.ts';

/** How a ceremony differs from what is asked for. */
interface Ceremony {
  /** The page of the browser. */
  origin: string;
  /** Whether its owner unlocks it. Default: true. */
  isUnlocked?: boolean;
  /** Its count of signatures. Default: 0, as of a passkey that does not count. */
  counter?: number;
}

/** An authenticator with one passkey, which signs in software. */
export interface SoftAuthenticator {
  /** The response to `PasskeyCreation`. */
  make(
    asked: { challenge: string; rp: { id: string }; user: { id: string } },
    ceremony: Ceremony,
  ): NewPasskey;
  /** The response to `PasskeyRequest`. */
  sign(asked: { challenge: string; rpId: string }, ceremony: Ceremony): SignedChallenge;
}

/** Makes one, with an ES256 key of its own. */
export function softAuthenticator(): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  } as const;
  let userHandle: string | null = null;
  return {
    make({ challenge, rp, user }, ceremony) {
      userHandle = user.id;
      // A COSE key: EC2, ES256, P-256, and its point.
      const key = bytes(
        'a5010203262001215820',
        Buffer.from(x, 'base64url'),
        '225820',
        Buffer.from(y, 'base64url'),
      );
      const authData = bytes(authenticatorData(rp.id, ceremony, 0x40), '00'.repeat(16), '0020', id, key);
      const length = authData.length.toString(16).padStart(4, '0');
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = bytes(
        'a363666d74646e6f6e656761747453746d74a0686175746844617461',
        `59${length}`,
        authData,
      );
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
      return { ...named, response };
    },
    sign({ challenge, rpId }, ceremony) {
      const data = clientData('webauthn.get', challenge, ceremony);
      const authData = authenticatorData(rpId, ceremony, 0);
      const signature = sign('sha256', bytes(authData, sha256(data)), privateKey);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      };
      return { ...named, response };
    },
  };
}

const clientData = (type: string, challenge: string, { origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(rpId: string, { isUnlocked = true, counter = 0 }: Ceremony, more: number): Buffer {
  const flags = 0x01 | (isUnlocked ? 0x04 : 0) | more;
  const end = Buffer.alloc(5);
  end.writeUInt8(flags, 0);
  end.writeUInt32BE(counter, 1);
  return bytes(sha256(Buffer.from(rpId)), end);
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

/** Joined; a text is in hexadecimal. */
const bytes = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));

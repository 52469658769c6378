import { CHALLENGE_SECONDS } from './challenges.ts';

/** What a browser is asked to sign in with, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. */
export interface PasskeyRequest {
  /** Base64url. */
  challenge: string;
  rpId: string;
  /** Milliseconds. */
  timeout: number;
  userVerification: 'required';
}

/** What a browser is asked to make, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
export interface PasskeyCreation {
  /** Base64url. */
  challenge: string;
  rp: { id: string; name: string };
  /** `id` is base64url. */
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** Milliseconds. */
  timeout: number;
  excludeCredentials: { type: 'public-key'; id: string }[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' };
  attestation: 'none';
}

const TIMEOUT_MS = CHALLENGE_SECONDS * 1000;

/** EdDSA, ES256 and RS256, by their COSE numbers: every passkey has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Asks for any passkey of this host. No account is named: the browser offers those that it has. */
export function passkeyRequest(host: string, challenge: string): PasskeyRequest {
  return { challenge, rpId: host, timeout: TIMEOUT_MS, userVerification: 'required' };
}

/** Asks for a new passkey of an account, which its owner unlocks each time, and which the browser finds without an address. */
export function passkeyCreation(
  { host, siteName, challenge }: { host: string; siteName: string; challenge: string },
  { shopperId, shown, known }: { shopperId: string; shown: string; known: readonly string[] },
): PasskeyCreation {
  return {
    challenge,
    rp: { id: host, name: siteName },
    user: { id: userHandle(shopperId), name: shown, displayName: shown },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map((id) => ({ type: 'public-key', id })),
    authenticatorSelection: {
      ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
    attestation: 'none',
  };
}

/** How an authenticator tells accounts apart: the bytes of the id, base64url. It says nothing about the person. */
export const userHandle = (shopperId: string): string =>
  Buffer.from(shopperId.replaceAll('-', ''), 'hex').toString('base64url');

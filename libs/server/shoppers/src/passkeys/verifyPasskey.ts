/** A new passkey, as `PublicKeyCredential.toJSON` writes it. */
export interface NewPasskey {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string };
}

/** A challenge that a passkey has signed, as `PublicKeyCredential.toJSON` writes it. */
export interface SignedChallenge {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | null | undefined;
  };
}

/** What was asked for, and where. */
interface Expected {
  challenge: string;
  origins: readonly string[];
  host: string;
}

/** What is kept of a passkey: base64url, and its own count of signatures. */
export interface PasskeyFacts {
  credentialId: string;
  publicKey: string;
  counter: number;
}

const expectations = ({ challenge, origins, host }: Expected) => ({
  ...{ expectedChallenge: challenge, expectedOrigin: [...origins], expectedRPID: host },
  requireUserVerification: true,
});

/** The facts of a new passkey; null for one that was not made for this challenge at this origin, or without its owner. */
export async function verifyNewPasskey(made: NewPasskey, expected: Expected): Promise<PasskeyFacts | null> {
  const { verifyRegistrationResponse } = await library();
  return orNull(async () => {
    const response = { ...made, clientExtensionResults: {} };
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expectations(expected) });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  });
}

/** The new count of a passkey that has signed the challenge at this origin, unlocked by its owner; else null. */
export async function verifySigned(
  signed: SignedChallenge,
  { credentialId, publicKey, counter }: PasskeyFacts,
  expected: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...rest } = signed.response;
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...signed,
        response: { ...rest, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        counter,
      },
      ...expectations(expected),
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** Loaded with the first passkey: it is 15 MB of memory and 0.2 s. */
const library = () => import('@simplewebauthn/server');

/** The library throws for everything that it refuses, and does nothing else that could fail. */
async function orNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

import { call, PlatformProblem, routes } from '@forecourt/platform-client';

/** What became of it: null if it worked, else a sentence for the shopper. */
export type Outcome = string | null;

/** Adds a passkey to the account of who is signed in. */
export function addPasskey(): Promise<Outcome> {
  return outcomeOf(ADD, async () => {
    const asked = await call(routes.askNewPasskey, { body: {} });
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
    const { id, rawId, response } = jsonOf(await navigator.credentials.create({ publicKey }));
    if (!('attestationObject' in response)) throw new TypeError('The browser made no passkey.');
    const { clientDataJSON, attestationObject } = response;
    const made = { id, rawId, type: TYPE, response: { clientDataJSON, attestationObject } };
    await call(routes.addPasskey, { body: made });
  });
}

/** Signs in with whichever passkey of this site the shopper chooses. */
export function signInWithPasskey(): Promise<Outcome> {
  return outcomeOf(SIGN_IN, async () => {
    const asked = await call(routes.askPasskey, { body: {} });
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
    const { id, rawId, response } = jsonOf(await navigator.credentials.get({ publicKey }));
    if (!('signature' in response)) throw new TypeError('The passkey has signed nothing.');
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature, userHandle };
    await call(routes.postPasskeySignIn, { body: { id, rawId, type: TYPE, response: signed } });
  });
}

const TYPE = 'public-key' as const;

/** @throws TypeError for none, which no browser returns for what is asked here. */
function jsonOf(credential: Credential | null) {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new TypeError('The browser returned no passkey.');
}

/** Sentences for what the browser throws, by the name of the error. */
interface Words {
  stopped: string;
  other: string;
  [name: string]: string;
}

const ADD: Words = {
  stopped: 'No passkey was added. You can try again whenever you like.',
  InvalidStateError: 'This device already has a passkey for your account.',
  other: 'Your device couldn’t add a passkey. Codes work as before.',
};

const SIGN_IN: Words = {
  stopped: 'No passkey was used. Try again, or use a code.',
  other: 'Your device couldn’t use a passkey. Please use a code.',
};

async function outcomeOf(words: Words, run: () => Promise<void>): Promise<Outcome> {
  try {
    await run();
    return null;
  } catch (error) {
    if (error instanceof PlatformProblem) return error.error;
    if (!(error instanceof Error)) return words.other;
    // The shopper closed the prompt, or it timed out; browsers do not say which.
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return words.stopped;
    return (Object.hasOwn(words, error.name) ? words[error.name] : null) ?? words.other;
  }
}

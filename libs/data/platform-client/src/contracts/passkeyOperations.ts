import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { accountSchema } from './accountOperations.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID, SIGNED_OUT } from './sharedProblems.ts';

const passkeySchema = z.object({
  id: z.uuid(),
  host: z.string().meta({ description: 'Where it signs in: the host of one site, without port.' }),
  name: z.string().meta({ description: 'What its owner calls it.' }),
  added_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable().meta({ description: 'Its last sign-in; null before the first.' }),
});

/** Bytes in base64url, without padding. */
const encoded = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const credential = { id: encoded(1400), rawId: encoded(1400), type: z.literal('public-key') };

const created = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded(4000), attestationObject: encoded(12_000) }),
});

const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(2000),
    userHandle: encoded(100).nullish(),
  }),
});

const NOT_OFFERED = { status: 404, detail: 'This site has no accounts.' } satisfies ProblemText;

const TOO_MANY = {
  status: 429,
  detail: 'Too many sign-ins with passkeys were tried from one IP address.',
  error: 'That was too often. Please wait a little, then try again.',
} satisfies ProblemText;

const NO_PASSKEY = {
  status: 404,
  detail: 'The account has no passkey with this id.',
  error: 'This passkey is no longer in your account.',
} satisfies ProblemText;

const problems = { invalid: INVALID, notOffered: NOT_OFFERED, signedOut: SIGNED_OUT };

/** The calls about passkeys of shoppers: how one is added, used, renamed and removed. (GA-01) */
export const passkeyOperations = {
  askPasskey: defineOperation(routes.askPasskey, {
    summary: 'Ask for a challenge to sign in with a passkey',
    description:
      'What `navigator.credentials.get` is called with, the same for everybody. It is for the browser that asked, by a cookie, once, for 5 minutes.',
    request: z.object({ body: z.object({}) }),
    answer: z.object({
      challenge: z.string(),
      rpId: z.string().meta({ description: 'The host at which the browser has opened the site.' }),
      timeout: z.int().meta({ description: 'Milliseconds.' }),
      userVerification: z.literal('required'),
    }),
    problems: { invalid: INVALID, notOffered: NOT_OFFERED, tooMany: TOO_MANY },
  }),
  postPasskeySignIn: defineOperation(routes.postPasskeySignIn, {
    summary: 'Sign in with a passkey',
    description:
      'Starts a session by its cookie and ends the earlier one of the browser. The body is what `PublicKeyCredential.toJSON` returns.',
    request: z.object({ body: signed }),
    answer: accountSchema,
    problems: {
      invalid: { ...INVALID, error: 'That passkey didn’t work here. Please use a code.' },
      wrongPasskey: {
        status: 422,
        detail:
          'The passkey is unknown at this site, or has not signed the challenge of this browser at this origin, unlocked by its owner, within 5 minutes.',
        error: 'That passkey didn’t work here. Please try again, or use a code.',
      },
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  passkeys: defineOperation(routes.passkeys, {
    summary: 'The passkeys of the account',
    description:
      'The oldest first, also those of other sites that share the account. A passkey signs in at one host alone.',
    request: z.object({}),
    answer: z.object({
      passkeys: z.array(passkeySchema),
      may_add: z
        .boolean()
        .meta({ description: 'Whether the session is one day old at most, so that a passkey can be added.' }),
    }),
    problems: { notOffered: NOT_OFFERED, signedOut: SIGNED_OUT },
  }),
  askNewPasskey: defineOperation(routes.askNewPasskey, {
    summary: 'Ask for a challenge to add a passkey',
    description:
      'What `navigator.credentials.create` is called with. It is for the browser that asked, by a cookie, once, for 5 minutes.',
    request: z.object({ body: z.object({}) }),
    answer: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.int().meta({ description: 'Milliseconds.' }),
      excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
    problems: {
      ...problems,
      staleSession: {
        status: 403,
        detail: 'The session is older than a day.',
        error: 'To add a passkey, please sign out and sign in again first.',
      },
      mostPasskeys: {
        status: 409,
        detail: 'The account has 20 passkeys at this host.',
        error: 'Your account has as many passkeys as it can have. Please remove one first.',
      },
      tooMany: TOO_MANY,
    },
  }),
  addPasskey: defineOperation(routes.addPasskey, {
    summary: 'Add a passkey',
    description:
      'Keeps its public key, under the name of the browser. The body is what `PublicKeyCredential.toJSON` returns.',
    request: z.object({ body: created }),
    answer: z.object({ id: z.uuid() }),
    problems: {
      ...problems,
      wrongPasskey: {
        status: 422,
        detail:
          'The passkey is known already, or was not made for the challenge of this browser at this origin, unlocked by its owner, within 5 minutes.',
        error: 'That passkey couldn’t be added. Please try again.',
      },
      tooMany: TOO_MANY,
    },
  }),
  renamePasskey: defineOperation(routes.renamePasskey, {
    summary: 'Rename a passkey',
    description: 'The name is for its owner alone.',
    request: z.object({ body: z.object({ id: z.uuid(), name: z.string().trim().min(1).max(60) }) }),
    answer: z.object({ done: z.boolean() }),
    problems: { ...problems, noPasskey: NO_PASSKEY },
  }),
  removePasskey: defineOperation(routes.removePasskey, {
    summary: 'Remove a passkey',
    description: 'It signs in no more. Sessions that it has started go on.',
    request: z.object({ body: z.object({ id: z.uuid() }) }),
    answer: z.object({ done: z.boolean() }),
    problems: { ...problems, noPasskey: NO_PASSKEY },
  }),
};

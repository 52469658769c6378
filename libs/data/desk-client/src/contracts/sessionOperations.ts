import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import { emailField, moment } from './parts.ts';
import { roleSchema } from './role.ts';

/** A dealership of a signed-in member of staff. */
export const membershipSchema = z.object({
  site: z.string(),
  site_name: z.string(),
  time_zone: z.string().meta({ description: 'IANA zone of the dealership; times are shown in it.' }),
  role: roleSchema,
  locations: z
    .array(z.object({ id: z.number().int(), name: z.string() }))
    .meta({ description: 'The places whose leads this person sees.' }),
  all_locations: z.boolean().meta({ description: 'Whether these are all places of the dealership.' }),
});

/** Who is signed in. */
export const meSchema = z.object({
  staff: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  memberships: z.array(membershipSchema),
  second_factor: z.object({
    enrolled: z.boolean(),
    verified_until: moment.nullable().meta({ description: 'Null until a code was given in this session.' }),
  }),
  session_expires_at: moment,
});

/** Who is signed in. */
export type Me = z.output<typeof meSchema>;

const WRONG_CODE = {
  status: 422,
  error: 'That code is not right, or it has expired. Check it, or ask for a new one.',
} as const;
const code = z
  .string()
  .max(20)
  .overwrite((text) => text.replace(/[\s-]/g, ''));

/** The calls of signing in. */
export const sessionOperations = {
  requestCode: defineDeskOperation(routes.requestCode, {
    summary: 'Send a sign-in code by e-mail',
    description:
      'Sends a code of six digits to the address if it belongs to staff. The response is the same, and takes as long, for any ' +
      'address. A new code replaces the earlier one.',
    access: { who: 'anyone' },
    request: z.object({ body: z.object({ email: emailField }) }),
    answer: z.object({ sent: z.literal(true), expires_in_seconds: z.number().int() }),
    problems: {},
  }),
  signIn: defineDeskOperation(routes.signIn, {
    summary: 'Sign in with the code',
    description:
      'Starts a session, in an HttpOnly cookie, and ends an earlier one of this browser. Three wrong codes use a code up.',
    access: { who: 'anyone' },
    request: z.object({
      body: z.object({ email: emailField, code: code.pipe(z.string().regex(/^\d{6}$/)) }),
    }),
    answer: meSchema,
    problems: { wrongCode: WRONG_CODE },
  }),
  signOut: defineDeskOperation(routes.signOut, {
    summary: 'Sign out',
    description:
      'Ends the session, and with `everywhere` all sessions of this person. Works without a session.',
    access: { who: 'anyone' },
    request: z.object({ body: z.object({ everywhere: z.boolean().optional() }) }),
    answer: z.object({ done: z.literal(true) }),
    problems: {},
  }),
  me: defineDeskOperation(routes.me, {
    summary: 'Who is signed in',
    description: 'The member of staff with role and places by dealership.',
    access: { who: 'signedIn' },
    request: z.object({}),
    answer: meSchema,
    problems: {},
  }),
  enrolSecondFactor: defineDeskOperation(routes.enrolSecondFactor, {
    summary: 'Begin to enrol an authenticator app',
    description:
      'Makes a secret for time-based codes (RFC 6238, SHA-1, six digits, 30 seconds). It counts from `confirm` on; until then each call makes ' +
      'a new one. 409 when one is enrolled already: a leader of the dealership can reset it.',
    access: { who: 'signedIn' },
    request: z.object({ body: z.object({}) }),
    answer: z.object({
      secret: z.string().meta({ description: 'Base32, to type by hand.' }),
      uri: z.string().meta({ description: '`otpauth://` address, to be shown as a QR code.' }),
    }),
    problems: { enrolled: { status: 409, error: 'An authenticator app is set up already.' } },
  }),
  confirmSecondFactor: defineDeskOperation(routes.confirmSecondFactor, {
    summary: 'Finish enrolling with the first code',
    description: 'Enrols the secret and verifies this session. The backup codes are shown this once.',
    access: { who: 'signedIn' },
    request: z.object({ body: z.object({ code: code.pipe(z.string().regex(/^\d{6}$/)) }) }),
    answer: z.object({
      backup_codes: z.array(z.string()).meta({ description: 'Ten codes, each valid once.' }),
      verified_until: moment,
    }),
    problems: {
      wrongCode: WRONG_CODE,
      notBegun: { status: 409, error: 'Please start setting up the authenticator app again.' },
    },
  }),
  verifySecondFactor: defineDeskOperation(routes.verifySecondFactor, {
    summary: 'Give the second factor in this session',
    description:
      'A code of the authenticator app, or a backup code. A code is valid once. Verified for 12 hours of this session. Five wrong codes ' +
      'lock the second factor of this person for 15 minutes.',
    access: { who: 'signedIn' },
    request: z.object({ body: z.object({ code: code.pipe(z.string().regex(/^(\d{6}|[a-z0-9]{10})$/i)) }) }),
    answer: z.object({ verified_until: moment }),
    problems: {
      wrongCode: WRONG_CODE,
      notEnrolled: { status: 409, error: 'Please set up an authenticator app first.' },
    },
  }),
};

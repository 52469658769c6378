import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID, SIGNED_OUT } from './sharedProblems.ts';

/** Who is signed in. */
export const accountSchema = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  phone: z.string().nullable().meta({ description: 'A mobile in E.164 form; null if none is known.' }),
});

const sessionSchema = z.object({
  id: z.uuid(),
  current: z.boolean().meta({ description: 'The session of this request.' }),
  device: z.string().nullable().meta({ description: 'The browser, as it names itself.' }),
  started_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
});

const NOT_OFFERED = { status: 404, detail: 'This site has no accounts.' } satisfies ProblemText;

const TOO_MANY = {
  status: 429,
  detail: 'Too many codes were asked for or tried from one IP address, or for one address.',
  error: 'That was too often. Please wait a little, then try again.',
} satisfies ProblemText;

const problems = { notOffered: NOT_OFFERED, signedOut: SIGNED_OUT };

/** The calls about the account of a shopper. (GA-01) */
export const accountOperations = {
  account: defineOperation(routes.account, {
    summary: 'Who is signed in',
    description:
      'By the cookie of the session, which counts at this site, or at all sites that share their accounts.',
    request: z.object({}),
    answer: accountSchema,
    nothing: 'Nobody is signed in.',
    problems: { notOffered: NOT_OFFERED },
  }),
  postSignInCode: defineOperation(routes.postSignInCode, {
    summary: 'Ask for a sign-in code',
    description:
      'Sends six digits to an e-mail address, or to an Australian mobile where the site sends text messages. They work once, for 10 minutes, ' +
      'with the id of the response. The response is the same whether the address has an account or not.',
    request: z.object({
      body: z.object({
        to: z
          .string()
          .trim()
          .min(1)
          .max(254)
          .meta({ description: 'An e-mail address or a mobile, as typed.' }),
      }),
    }),
    answer: z.object({
      id: z.uuid(),
      to: z.string().meta({ description: 'The address, as it was understood.' }),
      expires_in_seconds: z.int(),
    }),
    problems: {
      invalid: { ...INVALID, error: 'Please enter your email address, such as name@example.com.' },
      noAddress: {
        status: 422,
        detail: '`to` is no e-mail address, nor a mobile that this site can text.',
        error: 'Please enter your email address, such as name@example.com.',
      },
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  postSignIn: defineOperation(routes.postSignIn, {
    summary: 'Sign in with a code',
    description:
      'Starts a session by its cookie and ends the earlier one of the browser. Five wrong tries use a code up.',
    request: z.object({
      body: z.object({
        id: z.uuid(),
        code: z
          .string()
          .transform((typed) => typed.replace(/[\s-]/g, ''))
          .pipe(z.string().regex(/^\d{6}$/)),
      }),
    }),
    answer: accountSchema,
    problems: {
      invalid: { ...INVALID, error: 'The code has six digits. Please check it and try again.' },
      wrongCode: {
        status: 422,
        detail: 'The code is wrong, was used, has expired or was tried too often, or belongs to another id.',
        error:
          'That code isn’t right, or it’s no longer valid. Check the latest one we sent, or ask for a new one.',
      },
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  financeGate: defineOperation(routes.financeGate, {
    summary: 'Whether finance for a vehicle asks for a sign-in',
    description: 'It does for a vehicle with a VIN, also where the VIN itself is not published. (GA-02)',
    request: z.object({
      query: z.object({ car_id: z.string().max(200).meta({ description: 'Id or slug of the vehicle.' }) }),
    }),
    answer: z.object({ gated: z.boolean() }),
    problems: { invalid: INVALID, notOffered: NOT_OFFERED },
  }),
  accountSessions: defineOperation(routes.accountSessions, {
    summary: 'Where the account is signed in',
    description: 'The sessions of the account, last used first.',
    request: z.object({}),
    answer: z.object({ sessions: z.array(sessionSchema) }),
    problems,
  }),
  endSessions: defineOperation(routes.endSessions, {
    summary: 'Sign out',
    description:
      'Ends the session of the request, all others of the account, or one of them. Signing out twice is no error.',
    request: z.object({ body: z.object({ which: z.union([z.enum(['this', 'others']), z.uuid()]) }) }),
    answer: z.object({ done: z.boolean() }),
    problems: { invalid: INVALID, ...problems },
  }),
  accountData: defineOperation(routes.accountData, {
    summary: 'Download what is kept of an account',
    description:
      'Addresses, sessions, passkeys without their keys, saved vehicles, codes, and of the sites that share the account what its verified e-mail addresses sent and follow: enquiries with the names of their files, finance applications without their answers, also those that it has begun, reservations, payments of invoices, alerts, devices of alerts, and consents to marketing with their withdrawal, as JSON.',
    request: z.object({}),
    answer: z.looseObject({ created_at: z.iso.datetime() }),
    problems,
  }),
  accountReservations: defineOperation(routes.accountReservations, {
    summary: 'The vehicles that are reserved for the account',
    description:
      'Those of this site that are held for a shopper with an address of the account, newest first. `link` opens the reservation, as the link in the mails does.',
    request: z.object({}),
    answer: z.object({
      reservations: z.array(
        z.object({
          reference: z.string(),
          slug: z.string(),
          name: z.string(),
          held_until: z.iso.datetime().nullable(),
          link: z.string(),
        }),
      ),
    }),
    problems,
  }),
  deleteAccount: defineOperation(routes.deleteAccount, {
    summary: 'Delete an account',
    description:
      'Deletes the account for good, with its sessions, its passkeys, its saved vehicles, its alerts, its finance applications that were not sent, and the contact details of reservations, at all sites that share the account. A reservation that runs goes on. Enquiries and applications that were sent stay with the dealer.',
    request: z.object({ body: z.object({ confirm: z.literal(true) }) }),
    answer: z.object({ deleted: z.boolean() }),
    problems: { invalid: INVALID, ...problems },
  }),
};

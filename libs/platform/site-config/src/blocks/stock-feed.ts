import { z } from 'zod';
import { variable } from './variable.ts';

/** Where the stock of the dealer is fetched from. Only the server reads this block. */
export const stockFeedSchema = z
  .strictObject({
    /** Address of the feed: https or sftp, without user and password. */
    url: z
      .url({ protocol: /^(https|sftp)$/ })
      .refine((value) => ['', '/'].every((path) => URL.parse(value)?.pathname !== path), {
        message: 'The address names no file.',
        params: { fix: 'Write the path of the feed behind the host.' },
      })
      .refine((value) => !/^[a-z]+:\/\/[^/]*@/.test(value), {
        message: 'The address has a user or a password, and a declaration is no place for secrets.',
        params: {
          fix: 'Write the user in "user", and the name of a variable with the password in "passwordEnv".',
        },
      })
      .meta({
        description: 'Address of the feed: https or sftp, without user and password.',
        example: 'https://feeds.example/stock.csv',
      }),
    /** The user, if the server asks for one. Default: `null`. */
    user: z.string().min(1).nullable().default(null).describe('The user, if the server asks for one.'),
    /** Name of the environment variable that holds the password. Default: `null`. */
    passwordEnv: variable('Name of the environment variable that holds the password.', 'FEED_PASSWORD')
      .nullable()
      .default(null)
      .describe('Name of the environment variable that holds the password.'),
    /** Name of the environment variable that holds a private key; sftp only. Default: `null`. */
    keyEnv: variable('Name of the environment variable that holds a private key; sftp only.', 'FEED_KEY')
      .nullable()
      .default(null)
      .describe('Name of the environment variable that holds a private key; sftp only.'),
    /** Fingerprint of the key of the server, as ssh shows it; needed for sftp. Default: `null`. */
    hostKey: z
      .string()
      .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'A fingerprint is SHA256: and 43 characters.')
      .meta({
        description: 'Fingerprint of the key of the server, as ssh shows it; needed for sftp.',
        example: 'SHA256:ypVqWyDqAgbZhPOGTkJvoQ8TDeYGb0ZuLkEGvEYSQ8k',
      })
      .nullable()
      .default(null)
      .describe('Fingerprint of the key of the server, as ssh shows it; needed for sftp.'),
    /** Further hosts to which the server may redirect; https only. Default: `[]`. */
    redirectHosts: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9.-]+(:\d+)?$/, 'A host is a bare domain name.')
          .meta({ example: 'files.example' }),
      )
      .default([])
      .describe('Further hosts to which the server may redirect; https only.'),
    /** Format of the feed; null detects it from the file. Default: `null`. */
    map: z.string().nullable().default(null).describe('Format of the feed; null detects it from the file.'),
    /** Only rows of these dealership numbers; null for all. Default: `null`. */
    owns: z
      .array(z.int())
      .min(1)
      .nullable()
      .default(null)
      .describe('Only rows of these dealership numbers; null for all.'),
    /** Minutes between two fetches. Default: `60`. */
    everyMinutes: z.int().min(5).max(10_080).default(60).describe('Minutes between two fetches.'),
    /** Largest feed, in megabytes. Default: `100`. */
    maxMegabytes: z.int().min(1).max(2_000).default(100).describe('Largest feed, in megabytes.'),
    /** Seconds that a fetch may take. Default: `300`. */
    timeoutSeconds: z.int().min(5).max(3_600).default(300).describe('Seconds that a fetch may take.'),
    /** Hours without a success after which the dealer gets an e-mail. Default: `26`. */
    staleAfterHours: z
      .int()
      .min(1)
      .max(720)
      .default(26)
      .describe('Hours without a success after which the dealer gets an e-mail.'),
    /** E-mail address for notices about the feed; null for that of leads. Default: `null`. */
    noticeEmail: z
      .email()
      .nullable()
      .default(null)
      .describe('E-mail address for notices about the feed; null for that of leads.'),
  })
  .refine(({ url, hostKey }) => !url.startsWith('sftp:') || hostKey !== null, {
    message: 'An sftp server without a known key could be anybody.',
    params: { fix: 'Add hostKey, the fingerprint that `ssh-keyscan host | ssh-keygen -lf -` shows.' },
  })
  .refine(
    ({ url, user, passwordEnv, keyEnv }) =>
      !url.startsWith('sftp:') || (user !== null && (passwordEnv !== null || keyEnv !== null)),
    { message: 'An sftp server asks who it is.', params: { fix: 'Add user, and passwordEnv or keyEnv.' } },
  )
  .refine(({ everyMinutes, staleAfterHours }) => staleAfterHours * 60 > everyMinutes, {
    path: ['staleAfterHours'],
    message: 'It is no longer than the time between two fetches, so that every fetch would come too late.',
    params: { fix: 'Write more hours than everyMinutes has, best those of two fetches and some more.' },
  })
  .describe('Where the stock of the dealer is fetched from.');

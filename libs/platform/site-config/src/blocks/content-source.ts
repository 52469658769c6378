import { z } from 'zod';
import { variable } from './variable.ts';

/** A service that has content of the site, over HTTP. Only the server reads this block. */
export const contentSourceSchema = z
  .strictObject({
    /** Address of the content: https, or http on the machine of the host; without user and password. */
    url: z
      .url({ protocol: /^https?$/ })
      .refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(value), {
        message: 'Anybody on the way could change what the site says.',
        params: { fix: 'Write an address of https.' },
      })
      .refine((value) => !/^[a-z]+:\/\/[^/]*@/.test(value), {
        message: 'The address has a user or a password, and a declaration is no place for secrets.',
        params: { fix: 'Write the name of a variable with a token in "tokenEnv".' },
      })
      .meta({
        description:
          'Address of the content: https, or http on the machine of the host; without user and password.',
        example: 'https://cms.example/forecourt.json',
      }),
    /**
     * Name of the environment variable with the token that is sent as "Authorization: Bearer". Default:
     * `null`.
     */
    tokenEnv: variable(
      'Name of the environment variable with the token that is sent as "Authorization: Bearer".',
      'CMS_TOKEN',
    )
      .nullable()
      .default(null)
      .describe('Name of the environment variable with the token that is sent as "Authorization: Bearer".'),
    /** Seconds between two questions whether there is something new. Default: `3`. */
    everySeconds: z
      .int()
      .min(1)
      .max(86_400)
      .default(3)
      .describe('Seconds between two questions whether there is something new.'),
    /** Largest answer, in megabytes. Default: `10`. */
    maxMegabytes: z.int().min(1).max(50).default(10).describe('Largest answer, in megabytes.'),
    /** Seconds that an answer may take. Default: `10`. */
    timeoutSeconds: z.int().min(1).max(60).default(10).describe('Seconds that an answer may take.'),
  })
  .describe('A service that has content of the site, over HTTP.');

import { z } from 'zod';

const sitePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'It is a path of this site and begins with one slash.');

const redirects = z.array(
  z.strictObject({
    from: sitePath.regex(/^[^?#]*$/, 'An old address has no query.').describe('The old address.'),
    to: sitePath.describe('The new one, on this site.'),
  }),
);

/** The values of `content/redirects.yaml`. */
export const redirectFields = z.strictObject({
  redirects: redirects.describe('Old addresses, each with the new one.'),
});

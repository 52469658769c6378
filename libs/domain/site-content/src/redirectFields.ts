import { z } from 'zod';

const sitePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'It is a path of this site and begins with one slash.');

/** The entries of `content/redirects.yaml`. */
export const redirectFields = z.array(
  z.strictObject({
    from: sitePath.regex(/^[^?#]*$/, 'An old address has no query.').describe('The old address.'),
    to: sitePath.describe('The new one, on this site.'),
  }),
);

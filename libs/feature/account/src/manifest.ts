import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';

const browser = z.strictObject({
  /** Codes are sent to Australian mobiles too, as text messages. Default: `false`. */
  textMessages: z
    .boolean()
    .default(false)
    .describe('Codes are sent to Australian mobiles too, as text messages.'),
});

/**
 * Accounts of shoppers: sign-in with a code at `/sign-in`, and `/my-account` with sessions and data. A site with it asks for a sign-in before
 * its gated pages.
 */
export const account = defineFeature({
  id: 'account',
  purpose: 'Accounts of shoppers: sign-in with a code, gated pages.',
  options: { browser },
  server: '@forecourt/account/server',
  routes: () => [
    { id: 'account.sign-in', path: 'sign-in', module: '@forecourt/account/routes/sign-in', cache: 'never' },
    {
      id: 'account.mine',
      path: 'my-account',
      module: '@forecourt/account/routes/my-account',
      cache: 'never',
      gated: true,
    },
  ],
});

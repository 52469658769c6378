import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** A plugin of better-auth with one call, made in process: starts a session of a shopper who gave a right code. */
export const startSession = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint(
      '/start-session',
      { method: 'POST', body: z.object({ shopperId: z.uuid() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.shopperId);
        if (!user) throw new APIError('UNAUTHORIZED');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ sessionId: session.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;

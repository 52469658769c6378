import { defineServerHalf, errorFacts, perAddress, refuse, visitorLimit } from '@forecourt/api';
import type { ServerHalf } from '@forecourt/api';
import type { PublicSite } from '@forecourt/site-config';
import { mcp } from '../manifest.ts';
import { mcpMessage, mcpStream } from './operation.ts';

/** What the half reads of a site. */
interface McpSite {
  shown: PublicSite;
  take: ReturnType<typeof perAddress>;
}

/** The server half of mcp: a server of tools for each message. */
const half: ServerHalf<McpSite> = defineServerHalf({
  feature: mcp,
  operations: { mcpMessage, mcpStream },
  site: ({ shown, options }): McpSite => ({ shown, take: perAddress(options.callsPerMinute, 60) }),
  routes(api, { db, searchEngine, now, logger, trustedProxies }) {
    api.mount(mcpStream, () =>
      Promise.resolve(new Response(null, { status: 405, headers: { allow: 'POST' } })),
    );
    api.mount(mcpMessage, async (context, { shown, take }) => {
      const retryAfter = await visitorLimit(take, trustedProxies)(context);
      if (retryAfter !== null) return refuse(context, mcpMessage, { problem: 'tooMany', retryAfter });
      // The protocol is loaded with the first message.
      const { answerMessage } = await import('./answer-message.ts');
      const site = context.get('site');
      const onError = (error: unknown) =>
        logger.warn({ request_id: context.get('requestId'), ...errorFacts(error) }, 'a tool failed');
      return answerMessage(context.req.raw, { db, searchEngine, site, shown, now: now(), onError });
    });
  },
});

export default half;

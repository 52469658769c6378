import { deskOperations } from '@forecourt/desk-client/contracts';
import { sql } from 'kysely';
import type { DeskCall } from '../http/DeskCall.ts';
import { callerOf } from '../http/access.ts';
import { Refused } from '../http/Refused.ts';
import { visible } from '../leads/visible.ts';
import type { FedEvent, LiveFeed } from './LiveFeed.ts';

/** A stream says that it lives, and asks whether its caller may still read it, every 20 seconds. */
const BEAT_MS = 20_000;

/** How soon a stream ends once its process is stopping. */
const STOPPED_MS = 500;

/** Texts that a slow reader has not taken; beyond that the stream ends, and the browser connects again. */
const WAITING = 500;

/**
 * The changes of a dealership as server-sent events, of the leads that the caller may see. The answer begins once they are followed: what is
 * committed after it is told.
 */
export async function liveStream(
  call: DeskCall<'live'>,
  feed: LiveFeed,
  beatMs = BEAT_MS,
): Promise<Response> {
  const { services, site, headers } = call;
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  let following = Promise.resolve();
  const body = new ReadableStream<string>(
    {
      start(controller) {
        const send = (text: string) => {
          // A closed stream throws what is sent to it.
          if (signal.aborted) return;
          if ((controller.desiredSize ?? 0) < -WAITING) return end();
          controller.enqueue(text);
        };
        following = follow(send);
        signal.addEventListener('abort', () => {
          try {
            controller.close();
          } catch {
            // The browser has closed it already.
          }
        });
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );

  async function follow(send: (text: string) => void): Promise<void> {
    const stillMay = async () => {
      const caller = await callerOf(services, {
        access: deskOperations.live.access,
        headers,
        slug: site.slug,
      });
      if (!(caller instanceof Refused)) return caller.member;
      send('event: signedOut\ndata: {}\n\n');
      end();
      return undefined;
    };
    const tell = async (events: readonly FedEvent[]) => {
      // A role that was changed counts at once.
      const member = await stillMay();
      if (!member) return;
      const ids = events.flatMap(({ leadId }) => (leadId === null ? [] : [leadId]));
      const { rows } = await sql<{ lead_id: string }>`
        select s.lead_id from lead_states as s where ${visible(member)} and s.lead_id = any(${ids}::uuid[])
      `.execute(services.db);
      const seen = new Set(rows.map(({ lead_id }) => lead_id));
      for (const { leadId, event } of events)
        if (leadId === null || seen.has(leadId)) send(`event: change\ndata: ${JSON.stringify(event)}\n\n`);
    };
    const stopFollowing = await feed.follow(site.slug, (events) => {
      tell(events).catch(end);
    });
    const beat = setInterval(() => {
      send(': alive\n\n');
      // A database that is away is no reason to sign out.
      stillMay().catch(() => undefined);
    }, beatMs);
    const watch = setInterval(() => services.stopping?.() && end(), STOPPED_MS);
    signal.addEventListener('abort', () => {
      clearInterval(beat);
      clearInterval(watch);
      stopFollowing();
    });
    send(': follows\n\n');
  }

  await following;
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  });
}

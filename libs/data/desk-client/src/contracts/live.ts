import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import { atSite, moment } from './parts.ts';
import { EVERYONE } from './role.ts';

/** The data of an event of the live stream: what to ask for again. It has no personal data. */
export const liveEventSchema = z.object({
  what: z.enum([
    'lead',
    'appointment',
    'delivery',
    'staff',
    'template',
    'settings',
    'finance',
    'reservation',
    'payment',
  ]),
  id: z.string().nullable().meta({ description: 'Of the lead, …; null when several changed.' }),
  change: z.enum(['added', 'changed', 'removed']),
  at: moment,
  by: z.uuid().nullable().meta({ description: 'The member of staff who did it, to ignore one’s own.' }),
});

/** The data of an event of the live stream. */
export type LiveEvent = z.output<typeof liveEventSchema>;

/** The live stream. */
export const liveOperations = {
  live: defineDeskOperation(routes.live, {
    summary: 'What changes, as it does',
    description:
      'Server-sent events, for `EventSource`: event `change` with `LiveEvent` as JSON. A comment is sent every 20 seconds. What ' +
      'changed before the stream opened is not told: ask for everything anew each time it opens. Event `signedOut`: the session or the role ended; ' +
      'the stream is closed.',
    access: { who: 'staff', roles: EVERYONE },
    request: z.object({ params: atSite }),
    answer: z.string(),
    answerType: 'text/event-stream',
    problems: {},
  }),
};

import { MARKETING_TOPIC_IDS, MARKETING_TOPICS } from '@forecourt/lead';
import { changeChoices, pageOfUnsubscribed } from '@forecourt/subscriptions';
import { recordEvent } from '../events/recordEvent.ts';
import { isTime, readCursor, writeCursor } from '../http/cursor.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';

type UnsubscribeCalls = 'unsubscribes' | 'addUnsubscribe';

/** Who gets which marketing no longer. */
export function unsubscribeHandlers(): DeskHandlers<UnsubscribeCalls> {
  return {
    async unsubscribes({ services: { db }, site, request: { query } }) {
      const { cursor, limit = 50, search } = query;
      const read = readCursor(cursor, 2);
      if (read === 'bad' || (read && !isTime(read[0] ?? ''))) return refuse('badCursor');
      const [at = '', email = ''] = read ?? [];
      const after = read ? { since: new Date(at), email } : null;
      const people = await pageOfUnsubscribed(db, {
        site: site.slug,
        search: search ?? '',
        after,
        limit: limit + 1,
      });
      const page = people.slice(0, limit);
      const last = page.at(-1);
      return {
        unsubscribes: page.map((person) => ({
          email: person.email,
          at: person.since.toISOString(),
          source: person.source,
          topics: MARKETING_TOPIC_IDS.filter((topic) => person.topics.includes(topic)).map(
            (topic) => MARKETING_TOPICS[topic],
          ),
          all: MARKETING_TOPIC_IDS.every((topic) => person.topics.includes(topic)),
        })),
        next: people.length > limit && last ? writeCursor([last.since.toISOString(), last.email]) : null,
      };
    },

    async addUnsubscribe({ services, site: { slug: site }, member, request: { body } }) {
      const now = services.now();
      const isChanged = await services.db.transaction().execute(async (transaction) => {
        const choices = MARKETING_TOPIC_IDS.map((topic) => ({
          topic,
          wanted: false,
          source: 'address' as const,
        }));
        await recordEvent(transaction, { site, kind: 'unsubscribed', staffId: member.id, now });
        return changeChoices(transaction, { site, email: body.email, at: now }, choices);
      });
      if (isChanged) services.wake();
      return { done: true };
    },
  };
}

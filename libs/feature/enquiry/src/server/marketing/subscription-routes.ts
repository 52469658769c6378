import { perAddress, visitorLimit, type HalfApi, type HalfServices } from '@forecourt/api';
import { MARKETING_TOPIC_IDS, type MarketingTopic } from '@forecourt/lead';
import { operations } from '@forecourt/platform-client/contracts';
import { changeChoices, findSubscriber, maskedAddress, type Choice } from '@forecourt/subscriptions';
import type { EnquirySite } from '../EnquirySite.ts';

/** Addresses that one visitor may unsubscribe in ten minutes. */
const STOPS_PER_VISITOR = 20;

const CACHE = 'no-store';

/** The routes of a person's choices about marketing e-mails. */
export function subscriptionRoutes(
  api: HalfApi<EnquirySite>,
  { db, leads, now, trustedProxies }: HalfServices,
): void {
  /** Stores the topics that a person wants, and the message that tells the dealer, in one transaction. */
  async function choose(
    person: { site: string; email: string },
    wanted: readonly MarketingTopic[],
    source: Choice['source'],
  ): Promise<void> {
    const at = now();
    const choices = MARKETING_TOPIC_IDS.map((topic) => ({ topic, wanted: wanted.includes(topic), source }));
    const isChanged = await db
      .transaction()
      .execute((transaction) => changeChoices(transaction, { ...person, at }, choices));
    if (isChanged) leads.wake();
  }

  api.serve(operations.subscriptions, {
    async handle({ site, request: { query } }) {
      const person = await findSubscriber(db, { site: site.slug, token: query.token });
      if (!person) return { problem: 'noSuchLink' };
      return { answer: { email: maskedAddress(person.email), topics: person.wanted }, cache: CACHE };
    },
  });

  api.serve(operations.postSubscriptions, {
    async handle({ site, request: { body } }) {
      const person = await findSubscriber(db, { site: site.slug, token: body.token });
      if (!person) return { problem: 'noSuchLink' };
      const topics = [...new Set(body.topics)];
      await choose({ site: site.slug, email: person.email }, topics, 'page');
      return { answer: { email: maskedAddress(person.email), topics }, cache: CACHE };
    },
  });

  api.serve(operations.postUnsubscribe, {
    async handle({ site, request: { query } }) {
      const person = await findSubscriber(db, { site: site.slug, token: query.token });
      if (!person) return { problem: 'noSuchLink' };
      await choose({ site: site.slug, email: person.email }, [], 'one-click');
      return { answer: { stopped: true as const }, cache: CACHE };
    },
  });

  api.serve(operations.postStop, {
    limit: visitorLimit(perAddress(STOPS_PER_VISITOR), trustedProxies),
    async handle({ site, request: { body } }) {
      await choose({ site: site.slug, email: body.email }, [], 'address');
      return { answer: { stopped: true as const }, cache: CACHE };
    },
  });
}

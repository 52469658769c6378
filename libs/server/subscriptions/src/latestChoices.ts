import type { Schema } from '@forecourt/database';
import { MARKETING_TOPIC_IDS, type MarketingTopic } from '@forecourt/lead';
import type { Kysely } from 'kysely';

/** The latest choice of a person by topic. A topic that we no longer send is left out. */
export async function latestChoices(
  db: Kysely<Schema>,
  subscriberId: number,
): Promise<Map<MarketingTopic, boolean>> {
  const rows = await db
    .selectFrom('subscription_choices')
    .distinctOn('topic')
    .select(['topic', 'wanted'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('topic')
    .orderBy('id', 'desc')
    .execute();
  const latest = new Map<MarketingTopic, boolean>();
  for (const topic of MARKETING_TOPIC_IDS) {
    const row = rows.find((each) => each.topic === topic);
    if (row) latest.set(topic, row.wanted);
  }
  return latest;
}

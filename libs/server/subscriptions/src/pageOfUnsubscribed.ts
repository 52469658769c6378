import { containing, type Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** Somebody who no longer wants a kind of marketing e-mail of a site. Personal data. */
export interface UnsubscribedPerson {
  email: string;
  /** When the last topic was withdrawn. */
  since: Date;
  /** How the last kind was withdrawn. */
  source: string;
  /** The withdrawn topics. */
  topics: string[];
}

/** Which people. */
export interface UnsubscribedPage {
  site: string;
  /** A part of the address; empty for all. */
  search: string;
  /** The last person of the page before; null for the first page. */
  after: Pick<UnsubscribedPerson, 'since' | 'email'> | null;
  limit: number;
}

/** A page of the people whom `listUnsubscribed` lists, each once with all topics, newest first. */
export async function pageOfUnsubscribed(
  db: Kysely<Schema>,
  { site, search, after, limit }: UnsubscribedPage,
): Promise<UnsubscribedPerson[]> {
  const part = containing(search.trim().toLowerCase());
  const { rows } = await sql<UnsubscribedPerson>`
    select email, since, source, topics from (
      select email, max(at) as since, (array_agg(source order by at desc, id desc))[1] as source,
        array_agg(topic order by topic) as topics
      from (
        select distinct on (subscriber_id, topic) subscription_choices.id, subscriber_id, email, topic, at, wanted, source
        from subscription_choices join subscribers on subscribers.id = subscriber_id
        where site = ${site} and email like ${part}
        order by subscriber_id, topic, subscription_choices.id desc
      ) as latest
      where not wanted group by subscriber_id, email
    ) as people
    where ${after?.since ?? null}::timestamptz is null
      or (date_trunc('milliseconds', since), email) < (${after?.since ?? null}::timestamptz, ${after?.email ?? ''})
    order by date_trunc('milliseconds', since) desc, email desc limit ${limit}
  `.execute(db);
  return rows;
}

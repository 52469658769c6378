import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** An address that must not get a kind of marketing e-mail. Personal data. */
export interface Unsubscribed {
  email: string;
  topic: string;
  since: Date;
}

/** The topics that people of a site no longer want, newest first: for the dealer's own mailing list. */
export async function listUnsubscribed(db: Kysely<Schema>, site: string): Promise<Unsubscribed[]> {
  const { rows } = await sql<Unsubscribed>`
    select email, topic, at as since
    from (
      select distinct on (subscriber_id, topic) email, topic, at, wanted
      from subscription_choices
      join subscribers on subscribers.id = subscriber_id
      where site = ${site}
      order by subscriber_id, topic, subscription_choices.id desc
    ) latest
    where not wanted
    order by at desc, email, topic`.execute(db);
  return rows;
}

import type { Schema } from '@forecourt/database';
import type { MarketingTopic } from '@forecourt/lead';
import type { Kysely } from 'kysely';
import { latestChoices } from './latestChoices.ts';
import { normalAddress } from './normalAddress.ts';

/** A person of a site: by the token of their link, or by address. */
export type SubscriberName = { site: string } & ({ token: string } | { email: string });

/** A person who has chosen about marketing e-mails. */
export interface Subscriber {
  id: number;
  email: string;
  /** The secret of their link. */
  token: string;
  /** The topics that they want now; no other may be sent to them. */
  wanted: MarketingTopic[];
}

/**
 * The person with a token or an address, and what they want now: ask it before each marketing e-mail, so that an e-mail that was
 * prepared earlier is not sent after they unsubscribed. Null for an unknown one, who wants nothing.
 */
export async function findSubscriber(db: Kysely<Schema>, name: SubscriberName): Promise<Subscriber | null> {
  const { site } = name;
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'token'])
    .where('site', '=', site)
    .$if('token' in name, (query) => query.where('token', '=', 'token' in name ? name.token : ''))
    .$if('email' in name, (query) =>
      query.where('email', '=', 'email' in name ? normalAddress(name.email) : ''),
    )
    .executeTakeFirst();
  if (!row) return null;
  const latest = await latestChoices(db, row.id);
  return { ...row, wanted: [...latest].filter(([, wanted]) => wanted).map(([topic]) => topic) };
}

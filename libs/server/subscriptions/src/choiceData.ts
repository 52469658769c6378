import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { normalAddress } from './normalAddress.ts';

/** A consent to marketing e-mails or its withdrawal, for this person. Times are ISO 8601. */
export interface ChoiceData {
  site: string;
  topic: string;
  wanted: boolean;
  /** Where it was chosen, such as `form` or `one-click`. */
  source: string;
  /** The words of the checkbox; null where there was none. */
  statement: string | null;
  at: string;
}

/** All that an address has chosen about the marketing e-mails of a site, oldest first. */
export async function choiceData(
  db: Kysely<Schema>,
  { site, email }: { site: string; email: string },
): Promise<ChoiceData[]> {
  const rows = await db
    .selectFrom('subscription_choices as c')
    .innerJoin('subscribers as s', 's.id', 'c.subscriber_id')
    .select(['s.site', 'c.topic', 'c.wanted', 'c.source', 'c.statement', 'c.at'])
    .where('s.site', '=', site)
    .where('s.email', '=', normalAddress(email))
    .orderBy('c.id')
    .execute();
  return rows.map(({ at, ...choice }) => ({ ...choice, at: at.toISOString() }));
}

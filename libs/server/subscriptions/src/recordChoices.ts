import { randomBytes } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import type { MarketingTopic } from '@forecourt/lead';
import type { Kysely } from 'kysely';
import { endDevicesOf } from './alerts/alertDevices.ts';
import { endAlerts, runningAlerts } from './alerts/endAlerts.ts';
import { latestChoices } from './latestChoices.ts';
import { normalAddress } from './normalAddress.ts';

/** A choice about one kind of marketing e-mail. */
export interface Choice {
  topic: MarketingTopic;
  wanted: boolean;
  source: 'form' | 'page' | 'one-click' | 'address';
  /** The label of the checkbox of a form: with it the choice is always stored, as the proof of this consent. */
  statement?: string;
  /** The lead of a form. */
  leadId?: string;
}

/**
 * Stores choices of a person about the marketing e-mails of a site. A choice that changes nothing is not stored, unless it has a
 * statement. Who withdraws the topic `alerts` has none that runs any more, and no
 * device that shows notifications. Concurrent choices of one person are stored one after the other.
 *
 * @returns whether a topic is now wanted that was not, or the other way round.
 */
export async function recordChoices(
  transaction: Kysely<Schema>,
  { site, email, at }: { site: string; email: string; at: Date },
  choices: readonly Choice[],
): Promise<boolean> {
  const id = await subscriberId(transaction, { site, email, at });
  const latest = await latestChoices(transaction, id);
  const changes = choices.filter(({ topic, wanted }) => (latest.get(topic) ?? false) !== wanted);
  const stored = choices.filter(
    ({ topic, wanted, statement }) => statement !== undefined || latest.get(topic) !== wanted,
  );
  if (stored.length > 0)
    await transaction
      .insertInto('subscription_choices')
      .values(
        stored.map(({ topic, wanted, source, statement = null, leadId = null }) => ({
          ...{ subscriber_id: id, topic, wanted, source, statement, lead_id: leadId, at },
        })),
      )
      .execute();
  if (choices.some(({ topic, wanted }) => topic === 'alerts' && !wanted)) {
    const running = runningAlerts(transaction, { site, email: normalAddress(email) });
    const ids = (await running.select('id').execute()).map((row) => row.id);
    await endAlerts(transaction, { site, at, ids });
    await endDevicesOf(transaction, { site, email, at });
  }
  return changes.length > 0;
}

/** The row of the person, made if there is none; it is locked until the transaction ends. */
async function subscriberId(
  transaction: Kysely<Schema>,
  { site, email, at }: { site: string; email: string; at: Date },
): Promise<number> {
  const row = {
    site,
    email: normalAddress(email),
    token: randomBytes(24).toString('base64url'),
    created_at: at,
  };
  const { id } = await transaction
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site', 'email']).doUpdateSet({ site }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

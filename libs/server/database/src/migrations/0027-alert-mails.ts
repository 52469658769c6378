import { sql, type QueryExecutorProvider } from 'kysely';

const CHANGES = [
  // E-mails that wait get the id that each has from now on, the same for every attempt.
  `update outbox set payload = payload || jsonb_build_object('mail', gen_random_uuid())
    where topic = 'alerts.mail' and done_at is null and not payload ? 'mail'`,
  // Who had withdrawn the topic has no alert that runs any more.
  `update alerts set stopped_at = choice.at
    from subscribers, lateral (
      select wanted, at from subscription_choices
      where subscriber_id = subscribers.id and topic = 'alerts' order by id desc limit 1
    ) as choice
    where subscribers.site = alerts.site and subscribers.email = alerts.email
      and stopped_at is null and not choice.wanted and choice.at >= alerts.asked_at`,
];

/** Brings alerts and their waiting e-mails in order that earlier versions wrote. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const change of CHANGES) await sql.raw(change).execute(db);
}

/** Nothing: both are right for the earlier versions too. */
export async function down(): Promise<void> {}

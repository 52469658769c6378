import { sql, type QueryExecutorProvider } from 'kysely';

const CHANGES = [
  // E-mails that wait get the id that each has from now on, the same for every attempt. One that was tried keeps the id that its news has.
  `update outbox set payload = payload || jsonb_build_object('mail', coalesce(waiting.mail_id, gen_random_uuid()))
    from (
      select id, case
        when row_number() over (partition by key order by failed_at is not null, attempts = 0, id) = 1 then (
          select news.mail_id from alert_news as news
            join alerts on alerts.id = news.alert_id
            join subscribers on subscribers.site = alerts.site and subscribers.email = alerts.email
          where subscribers.id = (payload ->> 'subscriber')::bigint and alerts.rhythm = payload ->> 'rhythm'
            and alerts.stopped_at is null and news.sent_at is null and news.mail_id is not null
          order by news.id limit 1
        ) end as mail_id
      from outbox where topic = 'alerts.mail' and done_at is null and not payload ? 'mail'
    ) as waiting
    where outbox.id = waiting.id`,
  // Who had withdrawn the topic has no alert that runs any more; each end has the message that forgets the proof after its time.
  `with ended as (
      update alerts set stopped_at = choice.at
      from subscribers, lateral (
        select wanted, at from subscription_choices
        where subscriber_id = subscribers.id and topic = 'alerts' order by id desc limit 1
      ) as choice
      where subscribers.site = alerts.site and subscribers.email = alerts.email and confirmed_at is not null
        and stopped_at is null and not choice.wanted and choice.at >= alerts.asked_at
      returning alerts.site, alerts.stopped_at
    )
    insert into outbox (topic, key, payload)
      select distinct 'alerts.forget', site, jsonb_build_object('site', site,
        'stoppedAt', to_char(stopped_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from ended`,
];

/** Brings alerts and their waiting e-mails in order that earlier versions wrote. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const change of CHANGES) await sql.raw(change).execute(db);
}

/** Nothing: both are right for the earlier versions too. */
export async function down(): Promise<void> {}

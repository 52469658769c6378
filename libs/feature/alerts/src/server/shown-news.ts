import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { newSince } from '@forecourt/stock-alert';
import type { Kysely } from 'kysely';
import type { AlertSite } from './AlertSite.ts';
import { partsOf } from './news-mail.ts';
import { newsOf, newsSince, trueNews } from './true-news.ts';

/**
 * What the page of a person's alerts says of the news of each search, such as "12 new since Tuesday", by its id: what the last e-mail told and what came
 * since, without what is sold or reserved by now. A search without news is left out.
 */
export async function shownNews(
  db: Kysely<Schema>,
  { site, offer, email, now }: { site: ApiSite; offer: AlertSite; email: string; now: Date },
): Promise<Map<number, string>> {
  const rows = await newsOf(db, { site: site.slug, email })
    .where('news.kind', '=', 'found')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('news.sent_at', 'is', null),
        eb(
          'news.sent_at',
          '=',
          selectFrom('alert_news as last')
            .select((last) => last.fn.max('last.sent_at').as('sent_at'))
            .whereRef('last.alert_id', '=', 'news.alert_id'),
        ),
      ]),
    )
    .execute();
  const { news } = await trueNews(db, rows, { site, offer, now });
  const moment = { now, timeZone: site.timeZone };
  return new Map(
    partsOf(news).map((part) => [
      part.alert.id,
      newSince(part.news.length, newsSince(part.news, now), moment),
    ]),
  );
}

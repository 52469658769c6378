import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** The number of page views of a car on this platform; `counts` adds one. */
export async function countView(db: Kysely<Schema>, carId: number, counts: boolean): Promise<number> {
  if (!counts) {
    const row = await db
      .selectFrom('car_views')
      .select('views')
      .where('car_id', '=', carId)
      .executeTakeFirst();
    return row?.views ?? 0;
  }
  const { views } = await db
    .insertInto('car_views')
    .values({ car_id: carId, views: 1 })
    .onConflict((conflict) => conflict.column('car_id').doUpdateSet({ views: sql`car_views.views + 1` }))
    .returning('views')
    .executeTakeFirstOrThrow();
  return views;
}

/** Whether a request is a page view by a person: not a prefetch, and not from a known bot. */
export function isPageView(headers: { get(name: string): string | null }): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  const agent = headers.get('user-agent') ?? '';
  return !/prefetch|prerender/i.test(purpose) && !/bot\b|crawl|spider|slurp|preview|curl|wget/i.test(agent);
}

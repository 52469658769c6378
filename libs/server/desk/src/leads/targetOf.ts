import type { ReadCall } from '../http/DeskCall.ts';

/** How soon the first answer is due, minutes, unless the dealership has set it. */
const TARGET_MINUTES = 60;

/** How soon the first answer is due at a dealership, minutes. */
export async function targetOf({
  services: { db },
  site,
}: Pick<ReadCall, 'services' | 'site'>): Promise<number> {
  const set = await db
    .selectFrom('desk_settings')
    .select('response_target_minutes')
    .where('site', '=', site.slug)
    .executeTakeFirst();
  return set?.response_target_minutes ?? TARGET_MINUTES;
}

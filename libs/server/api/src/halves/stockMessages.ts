import type { OutboxMessage } from '@forecourt/database';
import { stockOf, type ApiSite } from '../ApiSite.ts';
import type { ServerHalf } from './ServerHalf.ts';

/** The messages that tell server halves of changed cars: one for each half with a `stockTopic` and each of its sites that may list some of them. */
export function stockMessages(
  halves: readonly ServerHalf[],
  sites: readonly ApiSite[],
  changed: readonly { id: number; dealer: string }[],
): OutboxMessage[] {
  return halves.flatMap((half) => {
    const { stockTopic: topic } = half;
    if (topic === null) return [];
    return sites.flatMap((site) => {
      const cars = changed.filter(({ dealer }) => stockOf(site).includes(dealer)).map(({ id }) => id);
      if (cars.length === 0 || half.valueFor(site) === null) return [];
      return [{ topic, key: site.slug, payload: { site: site.slug, cars } }];
    });
  });
}

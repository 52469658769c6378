import { ask } from './ask.ts';

/** Event counts of a site by event id, as in `/metrics`, which hosts of dealers do not have. */
export async function eventCounts(origin: string, site: string): Promise<Map<number, number>> {
  const { text } = await ask(`http://localhost:${new URL(origin).port}/metrics`);
  const counts = new Map<number, number>();
  for (const [, labels = '', value = ''] of text.matchAll(/^forecourt_events_total\{([^}]*)\} (\d+)$/gm))
    if (labels.includes(`site="${site}"`))
      counts.set(Number(/event_id="(\d+)"/.exec(labels)?.[1]), Number(value));
  return counts;
}

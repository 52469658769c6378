import { describe, expect, test, vi } from 'vitest';
import { deliveries, watchDeliveries } from './deliveries.ts';
import { deliverTo } from './deliverTo.ts';

const sink = (name: string, leaves: boolean, take: () => void = () => {}) => ({ name, leaves, take });
const event = { event: 'print_pdf', event_id: 61 } as const;

describe('deliveries', () => {
  test('say what became of an event at each sink, newest first', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const heard = vi.fn();
    const unwatch = watchDeliveries(heard);
    let allowed = false;
    const broken = sink('broken', true, () => {
      throw new Error('no');
    });
    const deliver = deliverTo([sink('here', false), sink('api', true), broken], () => allowed);
    deliver(event);
    allowed = true;
    deliver(event);
    await Promise.resolve();
    await Promise.resolve();
    unwatch();
    expect(deliveries()).toEqual([
      { number: 2, event, fates: { here: 'sent', api: 'sent', broken: 'failed' } },
      { number: 1, event, fates: { here: 'sent', api: 'held', broken: 'held' } },
    ]);
    expect(heard).toHaveBeenCalled();
  });

  test('are the last fifty', () => {
    const deliver = deliverTo([], () => true);
    for (let count = 0; count < 60; count += 1) deliver(event);
    expect(deliveries()).toHaveLength(50);
  });
});

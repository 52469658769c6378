import { describe, expect, test, vi } from 'vitest';
import { EVENT_IDS } from './eventIds.ts';
import { connect, track } from './track.ts';

describe('the bus', () => {
  test('[AN-01] has exactly the ids of the specification', () =>
    expect(Object.values(EVENT_IDS)).toEqual([4, 9, 14, 15, 17, 18, 22, 25, 26, 39, 48, 49, 51, 60, 61]));

  test('[AN-01] an event has its name, id and payload', () => {
    const heard = vi.fn();
    const stop = connect(heard);
    track('phone_click', { label: 'New Car', car_id: 42 });
    track('print_pdf');
    stop();
    expect(heard.mock.calls).toEqual([
      [{ event: 'phone_click', event_id: 25, label: 'New Car', car_id: 42 }],
      [{ event: 'print_pdf', event_id: 61 }],
    ]);
  });

  test('[AN-01] an event that is not on the bus, or has another label, does not compile', () => {
    const lines = [
      // @ts-expect-error the bus has no event of this name
      () => track('banner_click'),
      // @ts-expect-error a phone click says whether the vehicle is new or used
      () => track('phone_click', { car_id: 42 }),
      // @ts-expect-error 'New Car' or 'Used Car'
      () => track('phone_click', { label: 'Demo Car' }),
      // @ts-expect-error an event has nothing that a visitor typed
      () => track('print_pdf', { email: 'kim@mail.example' }),
    ];
    expect(lines).toHaveLength(4);
  });

  test('events before the first listener are queued and delivered once, up to a limit', () => {
    for (let count = 0; count < 60; count += 1) track('print_pdf', { car_id: 1 + count });
    const heard = vi.fn();
    connect(heard)();
    expect(heard).toHaveBeenCalledTimes(50);
    const again = vi.fn();
    connect(again)();
    expect(again).not.toHaveBeenCalled();
  });
});

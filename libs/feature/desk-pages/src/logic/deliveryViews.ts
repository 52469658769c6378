import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';
import { readWord } from './words.ts';

type Delivery = DeskAnswer<typeof deskRoutes.deliveries>['deliveries'][number];

/** States of a delivery in words. */
export const deliveryWords = { failed: 'Failed', waiting: 'Waiting', delivered: 'Delivered' } as const;

/** The state of an address; null for all. */
export const readDeliveryState = (text: string | null): Delivery['state'] | null =>
  readWord(deliveryWords, text);

/** The states as choices, with the number of those that failed. */
export const deliveryStates = (failed: number): readonly ChoiceView[] =>
  Object.entries(deliveryWords).map(([value, text]) => ({
    value,
    text: value === 'failed' ? `${text} (${failed})` : text,
  }));

/** The columns of a delivery after the shopper: where to, its state with the time, tries, why it failed. */
export function deliveryCells(delivery: Delivery, timeZone: string): readonly string[] {
  const { channel, number, state, attempts, accepted_at, next_attempt_at, ended_at, error } = delivery;
  const time = (iso: string) => momentText(iso, timeZone);
  return [
    number === 1 ? channel : `${channel}, message ${number}`,
    state === 'waiting' && next_attempt_at !== null
      ? `Waiting; next try ${time(next_attempt_at)}`
      : `${deliveryWords[state]}, ${time(ended_at ?? accepted_at)}`,
    String(attempts),
    error,
  ];
}

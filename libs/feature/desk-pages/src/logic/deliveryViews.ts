import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';
import { readWord } from './words.ts';

type Delivery = DeskAnswer<typeof deskRoutes.deliveries>['deliveries'][number];

/** States of a delivery in words. */
export const deliveryWords = { failed: 'Failed', waiting: 'Waiting', delivered: 'Delivered' } as const;

/** What is sent of a lead, by its channel. */
const channelWords: Readonly<Record<string, string>> = {
  email: 'E-mail to the dealership',
  crm: 'E-mail to the CRM system',
  sms: 'Text message to staff',
  webhook: 'Webhook',
  fallback: 'E-mail in place of one that failed',
  confirmation: 'Confirmation to the shopper',
  reply: 'Reply to the shopper',
  notice: 'Notice to the shopper',
};

/** What was sent: that of the first message of a lead, or of a later one. A channel of a newer server is named as it is. */
export function deliveryName({ channel, number }: Pick<Delivery, 'channel' | 'number'>): string {
  const name = channelWords[channel] ?? channel;
  return number === 1 ? name : `${name}, message ${number}`;
}

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
  const { state, attempts, accepted_at, next_attempt_at, ended_at, error } = delivery;
  const time = (iso: string) => momentText(iso, timeZone);
  return [
    deliveryName(delivery),
    state === 'waiting' && next_attempt_at !== null
      ? `Waiting; next try ${time(next_attempt_at)}`
      : `${deliveryWords[state]}, ${time(ended_at ?? accepted_at)}`,
    String(attempts),
    error,
  ];
}

/** What is said of deliveries that are retried; a colleague may have been faster. @example retriedText(3) // '3 are being retried.' */
export function retriedText(retried: number): string {
  if (retried === 0) return 'Nothing is left to retry.';
  return retried === 1 ? 'It is being retried.' : `${retried} are being retried.`;
}

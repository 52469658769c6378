import { allWorkers, startQueue, type Worker } from '@forecourt/database';
import { LEAD_TOPICS } from '../accept/topics.ts';
import { deliveryWork, sendable } from './deliverLeads.ts';
import type { DeliveryServices } from './DeliveryServices.ts';

/** Options of the worker. */
export interface DeliveryOptions extends DeliveryServices {
  /** Polling interval, in milliseconds; 2 seconds by default. */
  pollMs?: number;
  /** Called when a database query fails; the worker continues. */
  onError?: (error: unknown) => void;
}

/**
 * Delivers leads until it is stopped. Each dealer has a queue for each channel, so that a webhook or mailbox that hangs delays nobody else's
 * leads and no other channel. Any number of processes may run it on the same database.
 */
export function startDelivery(services: DeliveryOptions): Worker {
  const { pollMs, onError } = services;
  const work = deliveryWork(services);
  const queues = LEAD_TOPICS.map((topic) =>
    startQueue(work, {
      ...{ topic, pollMs, onError },
      ready: async () => (await sendable(services, [topic])).length > 0,
    }),
  );
  return allWorkers(queues);
}

import { allWorkers, startWorker, type Worker } from '@forecourt/database';
import { LEAD_TOPICS } from '../accept/topics.ts';
import { deliverLeads } from './deliverLeads.ts';
import type { DeliveryServices } from './DeliveryServices.ts';

/** Options of the worker. */
export interface DeliveryOptions extends DeliveryServices {
  /** Polling interval, in milliseconds; 2 seconds by default. */
  pollMs?: number;
  /** Called when a database query fails; the worker continues. */
  onError?: (error: unknown) => void;
}

/**
 * Delivers leads until it is stopped. Each channel has a loop of its own, so that the timeout of a webhook or an SMS gateway never delays an
 * e-mail. Any number of processes may run a worker on the same database.
 */
export function startDelivery(options: DeliveryOptions): Worker {
  const loops = LEAD_TOPICS.map((topic) =>
    startWorker(() => deliverLeads(options, { topics: [topic] }), options),
  );
  return allWorkers(loops);
}

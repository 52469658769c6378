import { EMAIL_TOPIC, WEBHOOK_TOPIC } from '../accept/topics.ts';
import { deliverLeads } from './deliverLeads.ts';
import type { DeliveryServices } from './DeliveryServices.ts';

/** A running worker. */
export interface Delivery {
  /** Polls now instead of at the next tick; call it after accepting a lead. */
  wake(): void;
  /** Finishes the current deliveries and stops. */
  stop(): Promise<void>;
}

/** Options of the worker. */
export interface DeliveryOptions extends DeliveryServices {
  /** Polling interval, in milliseconds; 2 seconds by default. */
  pollMs?: number;
  /** Called when a database query fails; the worker continues. */
  onError?: (error: unknown) => void;
}

/**
 * Delivers leads until it is stopped. E-mails and webhooks have separate loops, so that a webhook timeout
 * never delays an e-mail. Any number of processes may run a worker on the same database.
 */
export function startDelivery(options: DeliveryOptions): Delivery {
  const loops = [EMAIL_TOPIC, WEBHOOK_TOPIC].map((topic) => startLoop(options, topic));
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startLoop(options: DeliveryOptions, topic: string): Delivery {
  const { pollMs = 2_000, onError = () => {} } = options;
  let stopped = false;
  let woken = false;
  let ring = () => {};

  async function pause(): Promise<void> {
    if (woken || stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const taken = await deliverLeads(options, { topics: [topic] }).catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (taken === 0) await pause();
    }
  }

  const running = run();
  return {
    wake() {
      woken = true;
      ring();
    },
    async stop() {
      stopped = true;
      ring();
      await running;
    },
  };
}

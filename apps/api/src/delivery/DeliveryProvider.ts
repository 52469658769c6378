import type { DeliveryEstimate } from '@forecourt/platform-client/contracts';

/** Who knows what delivery to a postcode costs. */
export interface DeliveryProvider {
  /** Price and region; null where there is no estimate. Rejects when it cannot tell. */
  estimate(postcode: string, options: { signal: AbortSignal }): Promise<DeliveryEstimate | null>;
}

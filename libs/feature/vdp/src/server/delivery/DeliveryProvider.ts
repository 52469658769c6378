/** Who knows what delivery to a postcode costs. */
export interface DeliveryProvider {
  /**
   * Price and region, as the contract `deliveryEstimate` of the platform has them; null where there is no estimate. What it gives
   * is checked by who asks; it may reject, and it is given up when the signal says so.
   */
  estimate(postcode: string, options: { signal: AbortSignal }): Promise<unknown>;
}

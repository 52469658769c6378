/** A provider of delivery prices. */
export interface DeliveryProvider {
  /**
   * Price and region, as in the contract `deliveryEstimate` of the platform; null without an estimate. The caller
   * validates the result. It may reject, and it is aborted by the signal.
   */
  estimate(postcode: string, options: { signal: AbortSignal }): Promise<unknown>;
}

/** A number plate, and whose stock may know it. */
export interface PlateQuestion {
  /** Letters and digits, upper case. */
  plate: string;
  /** Such as QLD. */
  state: string;
  /** Slugs of the dealers whose stock the site lists, for the look-up in the stock. */
  dealers: readonly string[];
}

/** A provider of vehicles by number plate. */
export interface RegoProvider {
  /**
   * The vehicle, as in the contract `rego` of the platform; null for an unknown plate. The caller validates the result. It may
   * reject, and it is aborted by the signal.
   */
  vehicle(asked: PlateQuestion, signal: AbortSignal): Promise<unknown>;
}

/** What a location is for, in the order in which locations are listed; empty when it is not said. */
export const LOCATION_TYPES = ['sales', 'service', 'parts', ''] as const;

/** What a location is for. */
export type LocationType = (typeof LOCATION_TYPES)[number];

/** The types of a location, in listing order; empty if it has none. */
export const LOCATION_TYPES = ['sales', 'service', 'parts', ''] as const;

/** The type of a location. */
export type LocationType = (typeof LOCATION_TYPES)[number];

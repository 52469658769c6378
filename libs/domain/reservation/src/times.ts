/** The earlier of a time that is known, or none, and another; ISO. */
export const earlier = (kept: string | null, at: string): string => (kept !== null && kept <= at ? kept : at);

/** The later of both. */
export const later = (kept: string | null, at: string): string => (kept !== null && kept >= at ? kept : at);

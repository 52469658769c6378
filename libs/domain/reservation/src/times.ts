/** The earlier of a time that is known, or none, and another; ISO. */
export const earlier = (kept: string | null, at: string): string => (kept !== null && kept <= at ? kept : at);

/** The later of both. */
export const later = (kept: string | null, at: string): string => (kept !== null && kept >= at ? kept : at);

/** The whole second of a time, ISO: the provider's times have no parts of a second, so that what follows one of ours may seem to be before it. */
export const wholeSecond = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / 1_000) * 1_000).toISOString();

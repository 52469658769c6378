import { lazyPart } from '@forecourt/slots';

/** What stands below the first sight of a vehicle page: its code comes after it. */
export const CarePlans = lazyPart(async () => (await import('./Lower.tsx')).CarePlans);
export const GroupPanel = lazyPart(async () => (await import('./Lower.tsx')).GroupPanel);
export const NearestFree = lazyPart(async () => (await import('./Lower.tsx')).NearestFree);

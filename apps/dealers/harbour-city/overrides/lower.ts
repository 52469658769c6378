import { lazyPart } from '@forecourt/slots';

/** What stands below the first sight of a vehicle page: its code comes after it. */
export const HoldByPhone = lazyPart(async () => (await import('./Lower.tsx')).HoldByPhone);
export const WhereByRiver = lazyPart(async () => (await import('./Lower.tsx')).WhereByRiver);
export const SmallPrint = lazyPart(async () => (await import('./Lower.tsx')).SmallPrint);

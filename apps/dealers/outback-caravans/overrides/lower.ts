import { lazyPart } from '@forecourt/slots';

/** What stands below the first sight of a vehicle page: its code comes after it. */
export const AtAGlance = lazyPart(async () => (await import('./AtAGlance.tsx')).AtAGlance);
export const IncludedByKind = lazyPart(async () => (await import('./Lower.tsx')).IncludedByKind);
export const FuelAndTowing = lazyPart(async () => (await import('./Lower.tsx')).FuelAndTowing);
export const OddTiles = lazyPart(async () => (await import('./Lower.tsx')).OddTiles);

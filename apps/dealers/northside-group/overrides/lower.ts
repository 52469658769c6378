import { lazyPart } from '@forecourt/slots';

/** What stands below the first sight of a vehicle page: its code comes after it. */
export const CarePlans = lazyPart(async () => (await import('./Lower.tsx')).CarePlans);
export const ElsewhereInTheGroup = lazyPart(
  async () => (await import('./ElsewhereInTheGroup.tsx')).ElsewhereInTheGroup,
);
export const GroupPanel = lazyPart(async () => (await import('./Lower.tsx')).GroupPanel);
export const MakersFigures = lazyPart(async () => (await import('./Lower.tsx')).MakersFigures);
export const OnePrice = lazyPart(async () => (await import('./Lower.tsx')).OnePrice);
export const NearestFree = lazyPart(async () => (await import('./Lower.tsx')).NearestFree);

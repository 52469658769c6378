import { lazyPart } from '@forecourt/slots';

/** What stands below the first sight of a vehicle page: its code comes after it. */
export const QuietTabs = lazyPart(async () => (await import('./Lower.tsx')).QuietTabs);
export const InPerson = lazyPart(async () => (await import('./Lower.tsx')).InPerson);
export const AskUs = lazyPart(async () => (await import('./Lower.tsx')).AskUs);
export const NoCounting = lazyPart(async () => (await import('./Lower.tsx')).NoCounting);

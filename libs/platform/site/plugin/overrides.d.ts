import type { OverrideEntry } from '@forecourt/slots';

export function overrideEntries(source: string): (OverrideEntry & { start: number; end: number })[] | null;
export function overridesOf(source: string, owner: string): string;

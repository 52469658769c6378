export function overrideEntries(source: string): { id: string; start: number; end: number }[] | null;
export function overridesOf(source: string, owner: string): string;

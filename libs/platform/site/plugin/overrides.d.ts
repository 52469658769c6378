export function overrideEntries(
  source: string,
):
  | {
      id: string;
      uses: { verb: string | null; before?: string; after?: string; remove?: string }[];
      start: number;
      end: number;
    }[]
  | null;
export function overridesOf(source: string, owner: string): string;

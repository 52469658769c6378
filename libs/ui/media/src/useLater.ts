import { useCallback, useState } from 'react';

/** Code that is fetched when it is wanted: what came, or whether it failed to come. */
export interface Later<Part> {
  part: Part | null;
  failed: boolean;
  /** Fetches it; a second call costs nothing, one after a failure tries again. */
  want(): void;
}

/** Keeps a part out of the first load: `load` is a dynamic import. A failure is a console warning. (AN-02) */
export function useLater<Part>(load: () => Promise<Part>): Later<Part> {
  const [state, setState] = useState<{ part: Part | null; failed: boolean }>({ part: null, failed: false });
  const want = useCallback(() => {
    load().then(
      (part) => setState({ part, failed: false }),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        setState({ part: null, failed: true });
      },
    );
  }, [load]);
  return { ...state, want };
}

import { useCallback, useState } from 'react';

/** The state of a lazy-loaded module: the module, or whether loading failed. */
export interface Later<Part> {
  part: Part | null;
  failed: boolean;
  /** Loads the module. A second call is free; a call after a failure retries. */
  want(): void;
}

/** Lazy-loads a part: `load` is a dynamic import. A failure is a console warning. (AN-02) */
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

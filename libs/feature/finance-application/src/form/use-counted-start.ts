import { track } from '@forecourt/analytics';
import { useCallback, useRef } from 'react';
import type { ApplicationKind } from '../logic/kinds.ts';

/** Counts once that a visitor began to fill in the form. (AN-01) */
export function useCountedStart(kind: ApplicationKind): () => void {
  const counted = useRef(false);
  return useCallback(() => {
    if (!counted.current) track('form', { label: `finance-${kind}` });
    counted.current = true;
  }, [kind]);
}

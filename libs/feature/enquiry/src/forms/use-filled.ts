import type { DeclaredValues } from '@forecourt/lead';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Writes the answers that the URL fills in into a form that is live, when the URL changes: a link on its page, such as that of a job, leads to the
 * same form. Those of the first URL are in the form already.
 */
export function useFilled(
  filled: DeclaredValues,
  fill: (name: string, value: DeclaredValues[string]) => void,
): void {
  const text = JSON.stringify(filled);
  const last = useRef(text);
  const write = useEffectEvent(() => {
    for (const [name, value] of Object.entries(filled)) fill(name, value);
  });
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    write();
  }, [text]);
}

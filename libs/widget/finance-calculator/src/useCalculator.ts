import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { linkOfValues, valuesOfLink } from './link.ts';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';
import { loanQueryChanged } from './useLoanQuery.ts';

const WRITE_AFTER_MS = 300;
const never = () => () => undefined;

/**
 * The state of the calculator. It starts with the values in the page's URL, which the server passes as `asked`; every
 * change replaces the URL without a history entry. `onFirstChange` is called once.
 */
export function useCalculator(setup: CalculatorSetup, asked: string, onFirstChange: () => void) {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const given = useSyncExternalStore(
    never,
    () => window.location.search,
    () => asked,
  );
  const [changes, setChanges] = useState<Partial<CalculatorValues> | null>(null);
  const values = useMemo(() => ({ ...valuesOfLink(setup, given), ...changes }), [setup, given, changes]);

  useEffect(() => {
    if (changes === null) return undefined;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = linkOfValues(setup, values, search);
      if (query === search) return;
      window.history.replaceState(window.history.state, '', pathname + query + hash);
      loanQueryChanged();
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [setup, values, changes]);

  const change = (more: Partial<CalculatorValues>) => {
    if (changes === null) onFirstChange();
    setChanges((before) => ({ ...before, ...more }));
  };
  return { values, change, live };
}

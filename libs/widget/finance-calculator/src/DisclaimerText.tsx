import { lazyModule, useLazyModule } from '@forecourt/browser';
import type { TruncatedDisclaimer } from '@forecourt/finance';
import { FinanceWarning } from '@forecourt/vehicle-ui';
import { useCallback, useEffect, useState } from 'react';
import type { YouxQuoteProps } from './YouxQuote.tsx';
import { YOUX_ROOM } from './youxRoom.ts';

const loadYoux = lazyModule(() => import('./YouxQuote.tsx'));

export interface DisclaimerTextProps {
  /** Null if there is only a quote. */
  text: TruncatedDisclaimer | null;
  /** The warning for a disclosure without a full text; null if the visible text has it. */
  warning: string | null;
  /** Loads additional text, each time the disclosure is opened; null for none. It may reject. */
  ask: (() => Promise<string | null>) | null;
  /** The vehicle of a youX quote, which loads when the disclosure is opened; null for none. */
  quote: YouxQuoteProps | null;
}

/**
 * A disclaimer, short and in full, with the lender's text and the youX quote in the same disclosure; the warning is in it once.
 * What loads on opening has its space reserved from then on, also if nothing loads, so that the layout does not shift.
 */
export function DisclaimerText({ text, warning, ask, quote }: DisclaimerTextProps) {
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState<string | null>(null);
  const { module: youx, failed, load } = useLazyModule(loadYoux);
  // It may be opened before hydration, which fires no event afterwards.
  const found = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setOpen(true);
  }, []);
  const quoted = quote !== null;
  useEffect(() => {
    if (open && quoted) load();
  }, [open, quoted, load]);
  useEffect(() => {
    if (!open || ask === null) return undefined;
    let left = false;
    ask().then(
      (words) => {
        if (!left && words !== null) setMore(words);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [open, ask]);
  const full = text?.truncated ? text.full : null;
  return (
    <div id="financeDisclaimer" className="group mt-5 max-w-240 text-print leading-5 text-ink-2">
      {text && <p className={full === null ? undefined : 'group-has-[details[open]]:hidden'}>{text.short}</p>}
      {(full !== null || ask || quote) && (
        <details ref={found} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="inline-block cursor-pointer py-2 font-semibold text-brand-text underline underline-offset-2">
            <span className="group-has-[details[open]]:hidden">{nameOf(full !== null, quoted)}</span>
            <span className="hidden group-has-[details[open]]:inline">Show less</span>
          </summary>
          {full === null ? warning && <FinanceWarning warning={warning} /> : <p>{full}</p>}
          {open && ask && <p className="mt-3 min-h-15 wrap-anywhere">{more}</p>}
          {open && quote && (youx ? <youx.YouxQuote {...quote} /> : !failed && <div className={YOUX_ROOM} />)}
        </details>
      )}
    </div>
  );
}

/** What the closed disclosure has. */
function nameOf(hasFull: boolean, hasQuote: boolean): string {
  if (hasFull) return hasQuote ? 'Full disclaimer and youX quote' : 'Full disclaimer';
  return hasQuote ? 'youX quote' : 'About the lender';
}

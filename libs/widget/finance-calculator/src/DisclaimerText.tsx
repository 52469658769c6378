import type { TruncatedDisclaimer } from '@forecourt/finance';
import { useCallback, useEffect, useState } from 'react';

export interface DisclaimerTextProps {
  text: TruncatedDisclaimer;
  /** Loads additional text, each time the full text is opened; null for none. It may reject. */
  ask: (() => Promise<string | null>) | null;
}

/**
 * A disclaimer, short and in full. Text loaded on opening is shown below; its space is reserved from then on, also if
 * nothing loads, so that the layout does not shift.
 */
export function DisclaimerText({ text: { short, full, truncated }, ask }: DisclaimerTextProps) {
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState<string | null>(null);
  // It may be opened before hydration, which fires no event afterwards.
  const found = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setOpen(true);
  }, []);
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
  return (
    <div id="financeDisclaimer" className="group mt-5 max-w-240 text-print leading-5 text-ink-2">
      {truncated ? (
        <>
          <p className="group-has-[details[open]]:hidden">{short}</p>
          <details ref={found} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary className="inline-block cursor-pointer py-2 font-semibold text-brand-text underline underline-offset-2">
              <span className="group-has-[details[open]]:hidden">Full disclaimer</span>
              <span className="hidden group-has-[details[open]]:inline">Shorter</span>
            </summary>
            <p>{full}</p>
            {open && ask && <p className="mt-3 min-h-15 wrap-anywhere">{more}</p>}
          </details>
        </>
      ) : (
        <p>{full}</p>
      )}
    </div>
  );
}

import { clsx } from 'clsx';
import { Info } from 'lucide-react';

export interface FinanceWarningProps {
  /** The warning required by law, starting with the word WARNING. */
  warning: string;
  /** The example loan of the comparison rate; shown before the warning. */
  basis?: string;
  /** Assumptions of one vehicle's figures; shown after the warning. */
  example?: string;
  /** Assumptions of the figures in a list; shown last. */
  terms?: string;
  /**
   * `inline` in the block of a repayment, `inverse` the same on a dark background, `panel` above a grid of cards, `note` under a row
   * of cards.
   */
  layout?: 'inline' | 'inverse' | 'panel' | 'note';
  /** Link to the full disclaimer, such as "#financeDisclaimer". */
  moreHref?: string;
  className?: string;
}

/** The comparison-rate warning as always-visible text; the asterisks of the figures link to it. */
export function FinanceWarning({ layout = 'inline', className, ...words }: FinanceWarningProps) {
  if (layout === 'inline' || layout === 'inverse')
    return (
      <p
        className={clsx(
          'text-print leading-5',
          layout === 'inline' ? 'text-ink-2' : 'text-on-inverse-2',
          className,
        )}
      >
        <Words {...words} />
      </p>
    );
  if (layout === 'note')
    return (
      <p className={clsx('max-w-240 text-print leading-5 text-ink-2', className)}>
        <Words {...words} />
      </p>
    );
  return (
    <div className={clsx('flex gap-4 rounded-card bg-sunken p-4 text-print leading-5 text-ink-2', className)}>
      <Info aria-hidden size={20} strokeWidth={1.75} className="hidden shrink-0 text-ink md:block" />
      <p>
        <Words {...words} />
      </p>
    </div>
  );
}

function Words({ warning, basis, example, terms, moreHref }: FinanceWarningProps) {
  const rest = warning.startsWith('WARNING:') ? warning.slice('WARNING:'.length) : null;
  return (
    <>
      * {basis && `${basis} `}
      {rest === null ? (
        warning
      ) : (
        <>
          <strong className="font-semibold">WARNING:</strong>
          {rest}
        </>
      )}
      {example && ` ${example}`}
      {terms && ` ${terms}`}
      {moreHref && (
        <>
          {' '}
          <a href={moreHref} className="font-semibold text-brand-text underline underline-offset-2">
            Full example
          </a>
        </>
      )}
    </>
  );
}

import { clsx } from 'clsx';

/** The comparison-rate warning as text. */
export interface FinanceWarningProps {
  /** The warning required by law, starting with the word WARNING. */
  warning: string;
  /** The example loan of the comparison rate; shown before the warning. */
  basis?: string;
  /** Assumptions of one vehicle's figures; shown after the warning. */
  example?: string;
  /** Assumptions of the figures in a list; shown last. */
  terms?: string;
  /** On a dark background. Default: false. */
  inverse?: boolean;
  /** Link to the full disclaimer, such as "#financeDisclaimer". */
  moreHref?: string;
  className?: string;
}

/** The comparison-rate warning as always-visible text, in one look everywhere; the asterisks of the figures refer to it. */
export function FinanceWarning({ inverse = false, className, ...words }: FinanceWarningProps) {
  const { warning, basis, example, terms, moreHref } = words;
  const rest = warning.startsWith('WARNING:') ? warning.slice('WARNING:'.length) : null;
  return (
    <p
      className={clsx(
        'max-w-240 text-print leading-5',
        inverse ? 'text-on-inverse-2' : 'text-ink-2',
        className,
      )}
    >
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
    </p>
  );
}

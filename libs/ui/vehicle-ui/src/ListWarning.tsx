import { comparisonBasis, comparisonWarnings, standardExample } from '@forecourt/finance';
import { FinanceWarning } from './FinanceWarning.tsx';

/** The warning beside a list of cards with repayments. */
export interface ListWarningProps {
  /** The dealer's own warning, if any. */
  warning?: string;
  className?: string;
}

/** The warning beside a list of cards with repayments; the asterisks on the cards refer to it. */
export function ListWarning({ warning, className }: ListWarningProps) {
  return (
    <FinanceWarning
      basis={comparisonBasis(standardExample)}
      warning={warning ?? comparisonWarnings.short}
      terms="Repayments are estimates."
      className={className}
    />
  );
}

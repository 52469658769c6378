import { truncateText } from '@forecourt/values';
import { formatRate } from './formatRate.ts';

/** The facts that a shortened disclaimer must contain. Percent a year. */
export interface DisclaimerFacts {
  annualRatePercent: number;
  comparisonRatePercent: number;
  warning: string;
}

/** A disclaimer in its collapsed and its full form. */
export interface TruncatedDisclaimer {
  /** The beginning of the text, then the two rates and the warning, uncut. */
  short: string;
  /** The whole text, then the two rates and the warning unless the text contains them. */
  full: string;
  /** Whether there is more to show. */
  truncated: boolean;
}

/** How a disclaimer is shortened. */
interface TruncateDisclaimerOptions {
  /** Characters of the text in the short form. */
  limit?: number;
  /** Whether the warning is visible text directly above: the short form then does not repeat it. */
  warned?: boolean;
}

/**
 * Shortens a finance disclaimer to its first 197 characters (graphemes), at a word and with `…`. Interest rate, comparison rate
 * and warning are never cut off: if the shown text lacks them, they are appended, in the short and in the full form (ruling 54).
 */
export function truncateDisclaimer(
  text: string,
  facts: DisclaimerFacts,
  { limit = 197, warned = false }: TruncateDisclaimerOptions = {},
): TruncatedDisclaimer {
  const whole = text.trim();
  const cut = truncateText(whole, limit);
  return {
    short: withFacts(cut ?? whole, warned ? { ...facts, warning: '' } : facts),
    full: withFacts(whole, facts),
    truncated: cut !== null,
  };
}

function withFacts(
  text: string,
  { annualRatePercent, comparisonRatePercent, warning }: DisclaimerFacts,
): string {
  const rates = `${formatRate(annualRatePercent)}, comparison rate ${formatRate(comparisonRatePercent)}`;
  const missing = [rates, warning].filter((fact) => !text.includes(fact));
  return [text, ...missing].filter((part) => part !== '').join(' ');
}

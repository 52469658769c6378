/** What a lender says about the loan of one vehicle, beside its disclaimer. Percent a year, years, dollars. */
export interface LenderInfo {
  /** Who lends, by name. */
  lender: string;
  /** Number of the Australian credit licence; null where nobody told it. */
  creditLicence: string | null;
  interestRate: number;
  /** That of the very same offer: the two are never of two sources. */
  comparisonRate: number;
  termYears: number | null;
  establishmentFee: number | null;
  /** The lender's own words: text, never markup. */
  disclaimer: string | null;
  /** Where it comes from, when that is not the lender; null where it is. */
  description: string | null;
}

/** A comparison rate that was worked out may lie below its rate by what rounding takes. */
const ROUNDING = 0.005;
const MARKUP = /<[a-z/!?]/i;

/**
 * What a lender says, from an answer that may be anything; null where it cannot be believed. Rates are 0 to 100, the comparison
 * rate not below the rate it compares; a text is as long as agreed and holds no markup. What may be missing is null.
 *
 * @example readLenderInfo({ lender: 'Demo Lending', interestRate: 6.29, comparisonRate: NaN }) // null
 */
export function readLenderInfo(value: unknown): LenderInfo | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Partial<Record<keyof LenderInfo, unknown>> = value;
  const { lender, interestRate, comparisonRate } = given;
  const { creditLicence = null, disclaimer = null, description = null } = given;
  const { termYears = null, establishmentFee = null } = given;
  if (!isText(lender, 120) || !isNumber(interestRate, 0, 100) || !isNumber(comparisonRate, 0, 100))
    return null;
  if (comparisonRate < interestRate - ROUNDING) return null;
  if (creditLicence !== null && !isText(creditLicence, 40)) return null;
  if (disclaimer !== null && !isText(disclaimer, 4_000)) return null;
  if (description !== null && !isText(description, 120)) return null;
  if (termYears !== null && !isNumber(termYears, 0.5, 30)) return null;
  if (establishmentFee !== null && !isNumber(establishmentFee, 0, 100_000)) return null;
  return {
    lender,
    creditLicence,
    interestRate,
    comparisonRate,
    termYears,
    establishmentFee,
    disclaimer,
    description,
  };
}

function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest && !MARKUP.test(value);
}

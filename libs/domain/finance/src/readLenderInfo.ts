/** A lender's information about the loan of one vehicle. Percent a year, years, dollars. */
export interface LenderInfo {
  /** The lender's name. */
  lender: string;
  /** Number of the Australian credit licence; null if unknown. */
  creditLicence: string | null;
  interestRate: number;
  /** Always from the same offer as the interest rate. */
  comparisonRate: number;
  termYears: number | null;
  establishmentFee: number | null;
  /** The lender's disclaimer: plain text, never markup. */
  disclaimer: string | null;
  /** The source, if it is not the lender; else null. */
  description: string | null;
}

/** A computed comparison rate may be below its rate by this rounding error. */
const ROUNDING = 0.005;
const MARKUP = /<[a-z/!?]/i;

/**
 * Validates an untrusted lender response; null if it is invalid. Rates are 0 to 100, the comparison rate is at least the interest
 * rate; texts have a maximum length and no markup. Missing optional fields are null.
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

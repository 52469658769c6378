/** The parsed input of a number field. An empty field has neither an amount nor a problem. */
export interface TypedAmount {
  readonly amount: number | null;
  readonly problem: 'words' | 'negative' | null;
}

const LONGEST = 60;
const BEFORE =
  /^(?:under|up to|below|less than|at most|max(?:imum)?|from|over|above|more than|at least|min(?:imum)?|about|around|[<>]=?|~)\s*/;
const PARTS =
  /^(-)?\s*(?:a?\$|aud)?\s*(-)?(\d[\d,' ]*(?:\.\d+)*|\.\d+)\.?\s*(k|thousand|thou|grand|m|mil|mill|million)?\s*(?:aud|dollars?|bucks|kms?|klms?|kilomet(?:re|er)s?|ft|feet|foot|kgs?|kilos?|a week|per week|pw|years?)?\s*(?:\+|or (?:less|more|under|over))?$/;
const PLAIN = /^\d*(?:\.\d+)?$/;
const GROUPED = /^\d{1,3}(?:([,' ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;
const DOTTED = /^\d{1,3}(?:\.\d{3})+$/;

/**
 * Parses an amount as people type it: `30k`, `$30,000`, `30 000`, `1.5m`, `under 30 grand`, `90,000 km`. A dot before three
 * digits is a thousands separator. The unit is ignored: the field determines it. Rounded to cents. A text that is not a number
 * has the problem `words`, a negative number `negative`; both have no amount.
 *
 * @example typedAmount('30k') // { amount: 30000, problem: null }
 */
export function typedAmount(typed: string): TypedAmount {
  const text = typed.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (text === '') return { amount: null, problem: null };
  const plain = text
    .toLowerCase()
    .replace(/[\u2212\u2013]/, '-')
    .replace('’', "'");
  const [, sign, inner, digits = '', scale] =
    (plain.length <= LONGEST && PARTS.exec(plain.replace(BEFORE, ''))) || [];
  const size = sizeOf(digits.trim(), scale !== undefined);
  if (size === null) return { amount: null, problem: 'words' };
  const amount = Math.round(size * factorOf(scale) * 100) / 100;
  if ((sign ?? inner) !== undefined && amount > 0) return { amount: null, problem: 'negative' };
  return { amount, problem: null };
}

function sizeOf(digits: string, isScaled: boolean): number | null {
  if (digits === '') return null;
  if (DOTTED.test(digits) && !isScaled) return Number(digits.replaceAll('.', ''));
  if (PLAIN.test(digits)) return Number(digits);
  return GROUPED.test(digits) ? Number(digits.replaceAll(/[,' ]/g, '')) : null;
}

function factorOf(scale: string | undefined): number {
  if (scale === undefined) return 1;
  return scale.startsWith('m') ? 1_000_000 : 1_000;
}

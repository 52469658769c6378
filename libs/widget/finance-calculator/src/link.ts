import { FREQUENCY_KEY, LOAN_KEYS } from './loanQuery.ts';
import { checked, isAsked } from './values.ts';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';

/**
 * The values in a query. Numbers are clamped to their bounds; invalid numbers and fixed values keep the initial value. A
 * query without values gives the initial object itself.
 */
export function valuesOfLink(setup: CalculatorSetup, search: string): CalculatorValues {
  const query = new URLSearchParams(search);
  const found = LOAN_KEYS.flatMap(([name, key]) => {
    const typed = numberIn(query.get(key));
    return typed === null || !isAsked(setup, name) ? [] : [[name, checked(setup, name, typed).value]];
  });
  const frequency = setup.frequencies.find((each) => each === query.get(FREQUENCY_KEY));
  if (found.length === 0 && frequency === undefined) return setup.start;
  return { ...setup.start, ...Object.fromEntries(found), ...(frequency && { frequency }) };
}

/** The query with the values and its other parameters; initial values are left out. */
export function linkOfValues(setup: CalculatorSetup, values: CalculatorValues, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, key] of LOAN_KEYS) {
    if (values[name] === setup.start[name]) query.delete(key);
    else query.set(key, String(values[name]));
  }
  if (values.frequency === setup.start.frequency) query.delete(FREQUENCY_KEY);
  else query.set(FREQUENCY_KEY, values.frequency);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The numbers of this calculator, each with its query parameter and the error of the value in the query. */
export function askedNumbers(setup: CalculatorSetup, search: string) {
  const query = new URLSearchParams(search);
  return LOAN_KEYS.filter(([name]) => isAsked(setup, name)).map(([name, key]) => {
    const typed = numberIn(query.get(key));
    return { name, key, error: typed === null ? null : checked(setup, name, typed).message };
  });
}

/** "20000", "$20,000", "20k", "6.29% p.a." and "4 years" as numbers. */
function numberIn(text: string | null): number | null {
  const [, digits, scale] =
    /^\$?([\d,]+(?:\.\d+)?)\s*(?:(k|thou(?:sand)?|grand)|%(?:\s*p\.?a\.?)?|years?)?$/i.exec(
      text?.trim() ?? '',
    ) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', '')) * (scale ? 1_000 : 1);
}

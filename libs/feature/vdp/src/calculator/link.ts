import { checked } from './values.ts';
import type { CalculatorNumber } from './values.ts';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';

/** The names of the calculator's numbers in an address, such as `?loan=26990&term=4&pay=monthly`. */
const NAMES: readonly (readonly [CalculatorNumber, string])[] = [
  ['amount', 'loan'],
  ['deposit', 'deposit'],
  ['residual', 'residual'],
  ['termYears', 'term'],
  ['annualRatePercent', 'rate'],
];

/**
 * The choices that an address carries. Numbers are brought within their bounds; what is no number, or cannot be changed here, is
 * as it starts. An address without choices gives the start itself.
 */
export function valuesOfLink(setup: CalculatorSetup, search: string): CalculatorValues {
  const query = new URLSearchParams(search);
  const found = NAMES.flatMap(([name, key]) => {
    const text = query.get(key);
    if (text === null || !/^\d+(\.\d+)?$/.test(text) || !isAsked(setup, name)) return [];
    return [[name, checked(setup, name, Number(text)).value]];
  });
  const frequency = setup.frequencies.find((each) => each === query.get('pay'));
  if (found.length === 0 && frequency === undefined) return setup.start;
  return { ...setup.start, ...Object.fromEntries(found), ...(frequency && { frequency }) };
}

/** The query that carries the choices and whatever else it carried; what is as it starts is left out. */
export function linkOfValues(setup: CalculatorSetup, values: CalculatorValues, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, key] of NAMES) {
    if (values[name] === setup.start[name]) query.delete(key);
    else query.set(key, String(values[name]));
  }
  if (values.frequency === setup.start.frequency) query.delete('pay');
  else query.set('pay', values.frequency);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function isAsked({ variant, sliders }: CalculatorSetup, name: CalculatorNumber): boolean {
  if (name === 'annualRatePercent') return !sliders.interestPercent.disabled;
  return variant === 'purchase' || (name !== 'deposit' && name !== 'residual');
}

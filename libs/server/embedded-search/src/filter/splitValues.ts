import { trimSpaces } from './tokenizeFilter.ts';

/** Splits a list at its commas; backticks protect what they enclose and are dropped (`\``  stands for one). */
export function splitValues(list: string): string[] {
  const values: string[] = [];
  let value = '';
  let ticked = false;
  for (let i = 0; i < list.length; i++) {
    const c = list[i]!;
    if (c === '`' && list[i - 1] !== '\\') ticked = !(ticked && value !== '');
    else if (c === ',' && !ticked) {
      values.push(trimSpaces(value));
      value = '';
    } else value += c;
  }
  if (value !== '') values.push(trimSpaces(value));
  return values;
}

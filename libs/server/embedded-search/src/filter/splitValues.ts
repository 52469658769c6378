import { trimSpaces } from './trimSpaces.ts';

/** Splits a list at its commas; backticks quote what they enclose and are removed (`\``  is a literal one). */
export function splitValues(list: string): string[] {
  const values: string[] = [];
  let value = '';
  let ticked = false;
  for (let i = 0; i < list.length; i++) {
    const c = list[i]!;
    if (isBacktick(list, i)) ticked = !(ticked && value !== '');
    else if (c === ',' && !ticked) {
      values.push(trimSpaces(value));
      value = '';
    } else value += c;
  }
  if (value !== '') values.push(trimSpaces(value));
  return values;
}

/** Whether there is a quoting backtick at an index; one after a backslash is part of its value. */
export function isBacktick(text: string, at: number): boolean {
  return text[at] === '`' && text[at - 1] !== '\\';
}

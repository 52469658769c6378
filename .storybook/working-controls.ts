import { isValidElement } from 'react';

/** Whether a value can be typed into a control: a text, a number, a switch, or a list or an object of such. */
export const isEditable = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' &&
    value !== null &&
    !isValidElement(value) &&
    !(value instanceof Date) &&
    Object.values(value).every((each) => each === null || each === undefined || isEditable(each)));

/**
 * Other values of the same kind, each as somebody may enter it into a control: another of the options, the other state of a switch, another
 * number or text, a list without its last, an object in which one value is another.
 */
export function* changed(value: unknown, options?: readonly unknown[]): Generator {
  if (options && !Array.isArray(value)) yield* options.filter((each) => each !== value);
  else if (typeof value === 'boolean') yield !value;
  else if (typeof value === 'number') yield value + 1;
  else if (typeof value === 'string') yield `${value} changed`;
  else if (Array.isArray(value) && value.length > 0) yield value.slice(0, -1);
  else if (typeof value === 'object')
    for (const [key, each] of Object.entries(value ?? {}))
      for (const other of changed(each)) yield { ...value, [key]: other };
}

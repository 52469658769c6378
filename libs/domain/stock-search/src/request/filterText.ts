import type { NumberRange } from '../state/numberRange.ts';

/**
 * Quotes a value with backticks, so that the engine's filter syntax treats commas, brackets and `&&` as plain text. Backticks and
 * backslashes in the value are removed, since they would break the quoting; the engine ignores punctuation when it compares.
 *
 * @example quoted('Smith & Sons') // '`Smith & Sons`'
 */
export function quoted(value: string): string {
  return `\`${value.replaceAll(/[`\\]/g, '')}\``;
}

/**
 * A filter for documents whose `field` is one of `values`.
 *
 * @example anyOf('make', ['Kia', 'Land Rover']) // 'make:=[`Kia`,`Land Rover`]'
 */
export function anyOf(field: string, values: readonly string[]): string {
  return `${field}:=[${values.map(quoted).join(',')}]`;
}

/**
 * A filter for documents whose number `field` lies in one of `ranges`, ends included: closed ranges are one list, open ranges are
 * one comparison per direction, so that ten ranges use three of the engine's hundred operations.
 *
 * @example inRanges('price', [{ min: null, max: 30000 }]) // 'price:<=30000'
 */
export function inRanges(field: string, ranges: readonly NumberRange[]): string {
  const closed: string[] = [];
  let upTo = -1;
  let from = Infinity;
  for (const { min, max } of ranges) {
    if (min === null) upTo = Math.max(upTo, max ?? Infinity);
    else if (max === null) from = Math.min(from, min);
    else closed.push(min === max ? String(min) : `${min}..${max}`);
  }
  const parts = [
    ...(closed.length > 0 ? [`${field}:[${closed.join(',')}]`] : []),
    ...(upTo >= 0 ? [`${field}:<=${upTo}`] : []),
    ...(from < Infinity ? [`${field}:>=${from}`] : []),
  ];
  return either(parts);
}

/** A filter for documents that match any of `filters`, in parentheses if needed. */
export function either(filters: readonly string[]): string {
  return filters.length === 1 ? filters.join('') : `(${filters.join(' || ')})`;
}

/** A filter for documents that match all of `filters`; empty ones are ignored. */
export function all(filters: readonly string[]): string {
  return filters.filter((filter) => filter !== '').join(' && ');
}

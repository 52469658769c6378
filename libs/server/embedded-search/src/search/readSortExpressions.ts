import { ProtocolError } from '../protocol/ProtocolError.ts';

/** One part of `sort_by`: what to sort by and the order in capitals, not yet checked. */
export interface SortExpression {
  expression: string;
  order: string;
}

/** Splits `sort_by` at the commas outside parentheses; throws the protocol's 400 where a part has no order. */
export function readSortExpressions(sortBy: string): SortExpression[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const c of sortBy) {
    if (c === '(' || c === '[') depth += 1;
    else if (c === ')' || c === ']') depth -= 1;
    if (c === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += c;
  }
  if (part.trim() !== '') parts.push(part);
  return parts.map((text) => {
    const colon = text.lastIndexOf(':');
    const order = text.slice(colon + 1).trim();
    if (colon === -1 || order === '' || order.includes(')'))
      throw new ProtocolError(400, 'Parameter `sort_by` is malformed.');
    return { expression: text.slice(0, colon).trim(), order: order.toUpperCase() };
  });
}

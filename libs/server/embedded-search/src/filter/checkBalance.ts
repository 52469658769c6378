import { ProtocolError } from '../protocol/ProtocolError.ts';
import { isBacktick } from './splitValues.ts';

/**
 * Rejects a filter with unbalanced backticks or parentheses: it could change the meaning of text that is appended to it, such as
 * the filter of a scoped key (injection). Parentheses between backticks are part of a value. Throws a 400.
 */
export function checkBalance(filter: string): void {
  let ticked = false;
  let depth = 0;
  let lowest = 0;
  for (let at = 0; at < filter.length; at++) {
    if (isBacktick(filter, at)) ticked = !ticked;
    else if (ticked) continue;
    else if (filter[at] === '(') depth += 1;
    else if (filter[at] === ')') lowest = Math.min(lowest, (depth -= 1));
  }
  if (ticked) throw unbalanced('backticks');
  if (depth !== 0 || lowest < 0) throw unbalanced('parentheses');
}

/** The error for unbalanced backticks or parentheses. */
export function unbalanced(what: 'backticks' | 'parentheses'): ProtocolError {
  return new ProtocolError(400, `Could not parse the filter query: unbalanced ${what}.`);
}

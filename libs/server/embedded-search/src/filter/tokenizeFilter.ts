import { ProtocolError } from '../protocol/ProtocolError.ts';
import { isBacktick } from './splitValues.ts';
import { trimSpaces } from './trimSpaces.ts';

/** A parenthesis, an operator, or one `field:value` expression trimmed. */
export type FilterToken = '(' | ')' | '&&' | '||' | { expression: string };

/** Splits a filter at its operators and parentheses; those inside backticks and geo values belong to the value. */
export function tokenizeFilter(filter: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < filter.length) {
    const c = filter[at]!;
    if (c === ' ') at += 1;
    else if (c === '(' || c === ')') {
      tokens.push(c);
      at += 1;
    } else if (c === '&' || c === '|') {
      if (filter[at + 1] !== c) throw new ProtocolError(400, 'Could not parse the filter filter_query.');
      tokens.push(c === '&' ? '&&' : '||');
      at += 2;
    } else {
      const end = expressionEnd(filter, at);
      const expression = trimSpaces(filter.slice(at, end));
      if (expression !== '') tokens.push({ expression });
      at = end;
    }
  }
  return tokens;
}

/** The end of the expression that starts at `from`: before an operator or a parenthesis that is not its own. */
function expressionEnd(filter: string, from: number): number {
  let ticked = isBacktick(filter, from);
  let afterColon = false;
  let inGeo = false;
  let at = from;
  let c = filter[at]!;
  do {
    if (c === ':') afterColon = true;
    if (c === ')' && inGeo) inGeo = false;
    at += 1;
    c = filter[at] ?? '';
    if (isBacktick(filter, at)) ticked = !ticked;
    if (afterColon && c === '(') {
      inGeo = true;
      afterColon = false;
    } else if (afterColon && c !== ' ') afterColon = false;
  } while (at < filter.length && (ticked || inGeo || !endsExpression(filter, at, c)));
  return at;
}

function endsExpression(filter: string, at: number, c: string): boolean {
  return c === '(' || c === ')' || ((c === '&' || c === '|') && filter[at + 1] === c);
}

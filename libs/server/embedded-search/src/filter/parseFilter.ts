import type { Collection } from '../collection/Collection.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { checkBalance, unbalanced } from './checkBalance.ts';
import type { FilterNode } from './filterNode.ts';
import { parseClause } from './parseClause.ts';
import type { FilterToken } from './tokenizeFilter.ts';
import { tokenizeFilter } from './tokenizeFilter.ts';
import { trimSpaces } from './trimSpaces.ts';

const MAX_OPERATIONS = 100;

/**
 * Parses a `filter_by`; null if it is empty. `&&` and `||` have equal precedence and associate to the left, as recorded responses show.
 * Throws the protocol's 400.
 */
export function parseFilter(filter: string, collection: Collection, validateNames = true): FilterNode | null {
  if (trimSpaces(filter) === '') return null;
  checkBalance(filter);
  const postfix = toPostfix(tokenizeFilter(filter));
  if (postfix.length > MAX_OPERATIONS) {
    throw new ProtocolError(
      400,
      `\`filter_by\` has too many operations. Maximum allowed: ${MAX_OPERATIONS}. Use \`--filter-by-max-ops\` command line argument to customize this value.`,
    );
  }
  const stack: FilterNode[] = [];
  for (const token of postfix) {
    if (typeof token === 'object') {
      stack.push(parseClause(token.expression, collection, validateNames));
      continue;
    }
    const right = stack.pop();
    const left = stack.pop();
    if (!left || !right)
      throw new ProtocolError(400, `Could not parse the filter query: unbalanced \`${token}\` operands.`);
    stack.push({ kind: token === '&&' ? 'and' : 'or', left, right });
  }
  const root = stack.at(-1);
  if (!root) throw new ProtocolError(400, 'Filter query cannot be empty.');
  return root;
}

/** Parses filters from several sources separately and combines them with AND; null if all are empty. */
export function parseFilters(
  filters: readonly string[],
  collection: Collection,
  validateNames = true,
): FilterNode | null {
  return filters
    .map((filter) => parseFilter(filter, collection, validateNames))
    .reduce((left, right) => (left && right ? { kind: 'and', left, right } : (left ?? right)), null);
}

type Postfix = '&&' | '||' | { expression: string };

/** Shunting yard with one precedence; if an operator is missing, the last expression wins, as on the server. */
function toPostfix(tokens: readonly FilterToken[]): Postfix[] {
  const out: Postfix[] = [];
  const operators: ('&&' | '||' | '(')[] = [];
  const flush = (): void => {
    for (let top = operators.at(-1); top !== undefined && top !== '('; top = operators.at(-1)) {
      out.push(top);
      operators.pop();
    }
  };
  for (const token of tokens) {
    if (typeof token === 'object') out.push(token);
    else if (token === '(') operators.push(token);
    else if (token === ')') {
      flush();
      if (operators.pop() !== '(') throw unbalanced('parentheses');
    } else {
      flush();
      operators.push(token);
    }
  }
  flush();
  if (operators.length > 0) throw unbalanced('parentheses');
  return out;
}

import { ProtocolError } from '../protocol/ProtocolError.ts';

/** One part of `sort_by`: the sort key and the order in capitals, not validated. */
export interface SortExpression {
  expression: string;
  order: string;
  /** The filters of `_eval` with their scores. */
  cases?: readonly SortCase[];
}

/** A filter and the score of the documents that match it. */
export interface SortCase {
  filter: string;
  score: number;
}

/** Splits `sort_by` at the commas outside parentheses; throws the protocol's 400 for an incomplete part. */
export function readSortExpressions(sortBy: string): SortExpression[] {
  const parts: SortExpression[] = [];
  let part = '';
  let depth = 0;
  for (let at = 0; at < sortBy.length; at++) {
    const c = sortBy[at]!;
    if (part === '' && sortBy.startsWith('_eval', at)) {
      const read = readEval(sortBy, at);
      parts.push(read.part);
      at = skipSpaces(sortBy, read.end);
      continue;
    }
    const last = at === sortBy.length - 1;
    if (!last && !(c === ',' && depth === 0)) {
      if (c === '(') depth += 1;
      else if (c === ')') depth -= 1;
      part += c;
      continue;
    }
    parts.push(readPlain(last ? part + c : part));
    part = '';
    at = skipSpaces(sortBy, at);
  }
  return parts;
}

function readPlain(text: string): SortExpression {
  const colon = text.lastIndexOf(':');
  if (colon === -1 || colon === text.length - 1) throw malformedSort();
  return {
    expression: text.slice(0, colon).trim(),
    order: text
      .slice(colon + 1)
      .trim()
      .toUpperCase(),
  };
}

/** Parses `_eval(filter):order` or `_eval([(filter):score, …]):order`; `end` is its end index, after a trailing comma. */
function readEval(sortBy: string, from: number): { part: SortExpression; end: number } {
  const open = sortBy.indexOf('(', from);
  if (open === -1) throw malformedSort();
  const inside = skipSpaces(sortBy, open) + 1;
  const { cases, end: closed } =
    sortBy[inside] === '[' ? readCases(sortBy, inside) : readOneCase(sortBy, inside);
  const colon = sortBy.indexOf(':', closed);
  if (colon === -1) throw malformedSort();
  const comma = sortBy.indexOf(',', colon);
  const end = comma === -1 ? sortBy.length : comma;
  const order = sortBy
    .slice(colon + 1, end)
    .trim()
    .toUpperCase();
  return { part: { expression: '_eval', order, cases }, end };
}

interface Cases {
  cases: SortCase[];
  /** The index after the parsed text. */
  end: number;
}

function readOneCase(text: string, from: number): Cases {
  const end = closing(text, from);
  return { cases: [{ filter: text.slice(from, end - 1), score: 1 }], end };
}

function readCases(text: string, from: number): Cases {
  const cases: SortCase[] = [];
  let at = from;
  while (text[at] !== ']') {
    const open = text.indexOf('(', at);
    if (open === -1) throw malformedSort();
    const end = closing(text, open + 1);
    const colon = text.indexOf(':', end);
    const stop = colon === -1 ? -1 : text.slice(colon).search(/[,\]]/);
    if (stop === -1) throw malformedSort();
    const score = text.slice(colon + 1, colon + stop).trim();
    if (!/^[+-]?\d+$/.test(score)) throw malformedSort();
    cases.push({ filter: text.slice(open + 1, end - 1), score: Number(score) });
    at = colon + stop;
  }
  return { cases, end: at + 1 };
}

/** The index after the parenthesis that closes one opened just before `from`; more text must follow. */
function closing(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at++) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
  }
  if (depth !== 0 || at >= text.length) throw malformedSort();
  return at;
}

/** The index of the last space in a run of spaces after an index, or the index itself. */
function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at + 1] === ' ') at += 1;
  return at;
}

function malformedSort(): ProtocolError {
  return new ProtocolError(400, 'Parameter `sort_by` is malformed.');
}

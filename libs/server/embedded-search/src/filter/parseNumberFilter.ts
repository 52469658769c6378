import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Field } from '../schema/field.ts';
import type { FilterClause, NumberTest } from './filterNode.ts';
import { trimSpaces } from './trimSpaces.ts';

/** Parses the condition on a number field: a value, a comparison, a range, or a list of those. */
export function parseNumberFilter(value: string, field: Field): FilterClause {
  const negated = /^!= *(\[.*\])$/s.exec(value)?.[1];
  const list = negated ?? value;
  const tests = isList(list)
    ? parts(list.slice(1, -1)).flatMap((part) => parseTest(part, field))
    : parseTest(list, field);
  return { kind: 'number', field: field.name, tests, negate: negated !== undefined };
}

/** Parses the condition on a boolean field. */
export function parseBoolFilter(value: string, field: Field): FilterClause {
  const negate = value.startsWith('!=');
  const given = value.replace(/^(!=|=) */, '');
  if (given === '') {
    throw new ProtocolError(400, `Error with filter field \`${field.name}\`: Filter value cannot be empty.`);
  }
  const listed = isList(given);
  const words = listed ? parts(given.slice(1, -1)) : [given];
  const wrong = words.some((word) => word !== 'true' && word !== 'false');
  if (wrong && listed) {
    throw new ProtocolError(400, `Values of filter field \`${field.name}\`: must be \`true\` or \`false\`.`);
  }
  if (wrong)
    throw new ProtocolError(400, `Value of filter field \`${field.name}\` must be \`true\` or \`false\`.`);
  const tests = words.map((word): NumberTest => ({ op: '=', value: word === 'true' ? 1 : 0 }));
  return { kind: 'number', field: field.name, tests, negate };
}

function isList(value: string): boolean {
  return value.startsWith('[') && value.endsWith(']');
}

function parts(list: string): string[] {
  return list
    .split(',')
    .map(trimSpaces)
    .filter((part) => part !== '');
}

/** One test; none for a range with a missing bound, which then matches nothing. */
function parseTest(part: string, field: Field): NumberTest[] {
  const op = operatorOf(part);
  if (op === undefined) {
    throw new ProtocolError(
      400,
      `Error with filter field \`${field.name}\`: Numerical field has an invalid comparator.`,
    );
  }
  if (op === '..') {
    const bounds = part
      .split('..')
      .map(trimSpaces)
      .filter((bound) => bound !== '');
    const [low, high] = bounds.map((bound) => parseValue(bound, field));
    return low === undefined || high === undefined ? [] : [{ op, low, high }];
  }
  const text = isFloat(part) ? part : trimSpaces(part.slice(op.length));
  return [{ op, value: parseValue(text, field) }];
}

function operatorOf(part: string): NumberTest['op'] | undefined {
  if (isFloat(part)) return '=';
  const known = (['<=', '>=', '!=', '<', '>'] as const).find((op) => part.startsWith(op));
  return known ?? (part.includes('..') ? '..' : undefined);
}

function parseValue(text: string, field: Field): number {
  const type = field.type.replace('[]', '');
  const error = (what: string): ProtocolError =>
    new ProtocolError(400, `Error with filter field \`${field.name}\`: ${what}`);
  if (type === 'float') {
    if (!isFloat(text)) throw error('Not a float.');
    return Math.fround(Number(text));
  }
  if (!/^[+-]?\d+$/.test(text)) throw error(`Not an ${type}.`);
  const value = Number(text);
  if (type === 'int32' && (value > 2_147_483_647 || value < -2_147_483_648)) {
    throw error(`\`${text}\` exceeds the range of an int32.`);
  }
  return value;
}

/** Whether a text is a number as the protocol writes it: `1`, `-1.5`, `.5`, `2e3`. */
export function isFloat(text: string): boolean {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text);
}

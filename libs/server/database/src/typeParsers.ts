import { types, type CustomTypesConfig } from 'pg';

const INT8 = 20;

/**
 * Conversion of database values: bigint and `count(*)` become numbers (node-postgres returns text), the rest as
 * node-postgres does. A bigint above 2^53 − 1 throws a RangeError instead of losing digits.
 */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (Number(oid) === INT8 ? parseInt8 : types.getTypeParser(oid, format)),
};

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The bigint ${text} does not fit a JavaScript number.`);
  return value;
}

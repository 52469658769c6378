import { z } from 'zod';
import { manyLines } from './manyLines.ts';
import { oneLine } from './oneLine.ts';

/** Answers of fields that only one form has, by label. */
export const answersField = z
  .record(z.string().overwrite(oneLine).max(100), z.string().overwrite(manyLines).max(4000))
  .default({});

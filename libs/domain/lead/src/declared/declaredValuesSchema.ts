import * as z from 'zod/mini';
import { MAX_SIGNED_FILE } from '../files/sentFile.ts';
import { MAX_ANSWER } from './declaredValues.ts';

/** Answers as a client sends them, before they are checked against a form. */
export const declaredValuesSchema = z._default(
  z.record(
    z.string().check(z.maxLength(60)),
    z.union([
      z.string().check(z.maxLength(MAX_ANSWER)),
      z.array(z.string().check(z.maxLength(MAX_SIGNED_FILE))).check(z.maxLength(50)),
    ]),
  ),
  {},
);

import { z } from 'zod';
import { partsOf } from './parts-of.ts';
import type { ConfigProblem } from './problem.ts';
import { repeated } from './repeated.ts';

/** Problems of lists that contain a choice twice, such as a filter. */
export function repeatedChoices(schema: z.ZodType, value: unknown, at = ''): ConfigProblem[] {
  return partsOf(schema, value, at).flatMap(({ node, value: list, path }) =>
    node instanceof z.ZodArray && node.element instanceof z.ZodEnum && Array.isArray(list)
      ? repeated(path, list, String, 'value')
      : [],
  );
}

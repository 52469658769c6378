import { z } from 'zod';

/** The name of an environment variable. */
export const variable = (description: string, example: string) =>
  z
    .string()
    .regex(/^[A-Z][A-Z0-9_]+$/, 'A variable has capitals, digits and underscores.')
    .meta({ description, example });

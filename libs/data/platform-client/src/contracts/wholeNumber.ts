import { z } from 'zod';

/** A number in a path or a query: one to fifteen digits. OpenAPI describes it as a string. */
export function wholeNumber(description: string) {
  return z
    .string()
    .meta({ description })
    .refine((text) => /^\d{1,15}$/.test(text))
    .transform(Number);
}

import { z } from 'zod';
import { leadMessages } from '../messages.ts';

/** An optional whole id, a number or its digits as a form sends them; absent, `null` and empty are `null`. */
export const optionalId = z
  .union([z.number(), z.string().trim()], { error: leadMessages.number })
  .nullish()
  .transform((value, context) => {
    if (value === null || value === undefined || value === '') return null;
    const id = Number(value);
    if (Number.isSafeInteger(id) && id >= 0) return id;
    context.addIssue({ code: 'custom', message: leadMessages.number });
    return z.NEVER;
  });

import { z } from 'zod';
import { leadMessages } from '../messages.ts';

/**
 * An optional integer id, as a number or as digits from a form; absent, `null` and empty are `null`. Other number formats (`1e3`,
 * `0x10`, `+7`) are rejected: no form sends them.
 */
export const optionalId = z
  .union([z.number(), z.string().trim()], { error: leadMessages.number })
  .nullish()
  .transform((value, context) => {
    const text = String(value ?? '');
    if (text === '') return null;
    const id = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(id)) return id;
    context.addIssue({ code: 'custom', message: leadMessages.number });
    return z.NEVER;
  });

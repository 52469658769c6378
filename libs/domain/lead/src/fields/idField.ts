import * as z from 'zod/mini';
import { leadMessages } from '../messages.ts';

/**
 * An optional integer id, as a number or as digits from a form; absent, `null` and empty are `null`. Other number formats (`1e3`,
 * `0x10`, `+7`) are rejected: no form sends them.
 */
export const optionalId = z.pipe(
  z.nullish(z.union([z.number(), z.string().check(z.trim())], { error: leadMessages.number })),
  z.transform((value, { issues }) => {
    const text = String(value ?? '');
    if (text === '') return null;
    const id = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(id)) return id;
    issues.push({ code: 'custom', message: leadMessages.number, input: value });
    return z.NEVER;
  }),
);

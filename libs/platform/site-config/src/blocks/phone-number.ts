import { normalisePhone } from '@forecourt/phone';
import { z } from 'zod';

/** The beginnings of whole numbers: overseas and with an area code, 13, 1300 and 1800 numbers, and local ones. */
const WHOLE = /^(\+|13\d{4}$|1[38]00\d{6}$|[2-9])/;

/** A phone number as it is displayed. */
export const phoneNumber = z
  .string()
  .refine((text) => WHOLE.test(normalisePhone(text) ?? ''), {
    message: 'It cannot be dialled.',
    params: { fix: 'Write the digits as they are dialled, such as "(07) 5550 4100" or "1300 975 707".' },
  });

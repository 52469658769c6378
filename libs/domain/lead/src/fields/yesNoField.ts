import { z } from 'zod';
import { leadMessages } from '../messages.ts';

/** A yes-or-no field; absent, `null` and empty are `null`. */
export const yesNoField = z
  .enum(['Yes', 'No', ''], { error: leadMessages.choice })
  .nullish()
  .transform((answer) => (answer ? answer : null));

import { z } from 'zod';
import { leadMessages } from '../messages.ts';
import { optionalId } from './idField.ts';
import { optionalText } from './textField.ts';
import { yesNoField } from './yesNoField.ts';

/**
 * What a form may ask of the shopper's own vehicle: plate, its state, whole kilometres, whether it is under finance, and year,
 * make and model as a plate look-up or the shopper says them.
 */
export const tradeInFields = {
  'do-you-have-a-trade-in': yesNoField,
  rego: optionalText(20),
  regoState: optionalText(3),
  kms: optionalId,
  finance: yesNoField,
  'Trade-In Year': optionalId,
  'Trade-In Make': optionalText(100),
  'Trade-In Model': optionalText(100),
};

/** How a shopper wants to be reached; absent, `null` and empty are `null`. */
export const contactMethodField = z
  .enum(['Phone', 'Email', 'SMS', ''], { error: leadMessages.choice })
  .nullish()
  .transform((method) => (method ? method : null));

/** Checked answers about the shopper's own vehicle, and how they want to be reached. */
export type TradeInAnswers = z.output<z.ZodObject<typeof tradeInFields>> & {
  PreferredContactMethod: z.output<typeof contactMethodField>;
};

import { z } from 'zod';
import { leadMessages } from '../messages.ts';
import { optionalId } from './idField.ts';
import { optionalText } from './textField.ts';
import { yesNoField } from './yesNoField.ts';

/**
 * Fields about the shopper's own vehicle: plate, its state, whole kilometres, whether it is under finance, and year, make and
 * model from a plate look-up or from the shopper.
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

/** The preferred contact method; absent, `null` and empty are `null`. */
export const contactMethodField = z
  .enum(['Phone', 'Email', 'SMS', ''], { error: leadMessages.choice })
  .nullish()
  .transform((method) => (method ? method : null));

/** Checked fields about the shopper's own vehicle, and the preferred contact method. */
export type TradeInAnswers = z.output<z.ZodObject<typeof tradeInFields>> & {
  PreferredContactMethod: z.output<typeof contactMethodField>;
};

import * as z from 'zod/mini';
import { contactFields } from '../fields/contactFields.ts';
import { optionalId } from '../fields/idField.ts';
import { optionalLines } from '../fields/textField.ts';
import { tickField } from '../fields/tickField.ts';
import { leadMessages } from '../messages.ts';

/**
 * The test-drive form: contact details, and an optional message, time ('Test Drive Booking Date', ISO 8601 with its offset, from
 * the offered appointments) and location. The time is optional, so that a form can be sent if its appointments could not be
 * fetched. (rulings 83 and 90)
 */
export const testDriveSchema = z.object({
  ...contactFields,
  message: optionalLines(4000),
  dateTime: z.pipe(
    z.nullish(
      z.union([z.literal(''), z.iso.datetime({ offset: true, local: true, error: leadMessages.dateTime })], {
        error: leadMessages.dateTime,
      }),
    ),
    z.transform((text) => (text ? text : null)),
  ),
  terms_conditions: tickField,
  opt_in: tickField,
  distribution_location: optionalId,
});

/** A checked test-drive request. */
export type TestDrive = z.output<typeof testDriveSchema>;

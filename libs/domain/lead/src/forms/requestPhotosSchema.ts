import * as z from 'zod/mini';
import { contactFields } from '../fields/contactFields.ts';
import { optionalLines, optionalText } from '../fields/textField.ts';
import { tickField } from '../fields/tickField.ts';

const DEFAULT_REQUEST = 'Please send photos for this car';

/** The Request Photos form: contact details, a hidden field with a default text and an optional message. (EN-05) */
export const requestPhotosSchema = z.object({
  ...contactFields,
  'Request Photos': z.pipe(
    optionalText(200),
    z.transform((text) => text ?? DEFAULT_REQUEST),
  ),
  message: optionalLines(4000),
  opt_in: tickField,
});

/** A checked request for photos. */
export type RequestPhotos = z.output<typeof requestPhotosSchema>;

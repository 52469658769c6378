import { z } from 'zod';

const off = z.boolean().default(false);

/** Which private facts of its vehicles a site publishes. E-mails to the dealer always contain them. */
export const showSchema = z
  .strictObject({
    /** The VIN, on pages, in PDFs, in the API and in finance links. Default: `false`. */
    vin: off.describe('The VIN, on pages, in PDFs, in the API and in finance links.'),
    /** The registration plate; advertisements in New South Wales need it. Default: `false`. */
    regplate: off.describe('The registration plate; advertisements in New South Wales need it.'),
    /** Suburb and postcode of a private seller. Default: `false`. */
    privatePlace: off.describe('Suburb and postcode of a private seller.'),
  })
  .describe('Private facts of vehicles that every visitor may see.');

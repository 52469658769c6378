import { z } from 'zod';
import { serviceUrl } from '../references.ts';

const departments = z
  .array(z.enum(['sales', 'service', 'parts']))
  .default([])
  .describe('Departments, by the kind of the location or the words of the category; any if empty.');

const locations = z
  .array(z.int().meta({ description: 'Id of a location.', refersTo: 'location' }))
  .default([])
  .describe(
    'Locations: the one that the shopper chose, else the selling location of the vehicle; any if empty.',
  );

/** A rule of who gets which leads. */
const routeSchema = z
  .strictObject({
    /** Categories or subcategories of leads, in any case; any if empty. Default: `[]`. */
    categories: z
      .array(z.string().min(1))
      .default([])
      .meta({
        description: 'Categories or subcategories of leads, in any case; any if empty.',
        example: ['Fleet Enquiry'],
      }),
    /**
     * Departments, by the kind of the location or the words of the category; any if empty. Default: `[]`.
     */
    departments,
    /**
     * Locations: the one that the shopper chose, else the selling location of the vehicle; any if empty.
     * Default: `[]`.
     */
    locations,
    /** Whether the location is open when the lead arrives; null for any time. Default: `null`. */
    hours: z
      .enum(['open', 'closed'])
      .nullable()
      .default(null)
      .describe('Whether the location is open when the lead arrives; null for any time.'),
    /** E-mail addresses that get the lead. */
    to: z.array(z.email()).min(1).max(50).describe('E-mail addresses that get the lead.'),
    /** Whether all addresses get each lead, or one after the other. Default: `'all'`. */
    share: z
      .enum(['all', 'in-turn'])
      .default('all')
      .describe('Whether all addresses get each lead, or one after the other.'),
  })
  .describe('A rule of who gets which leads.');

/** The delivery of leads. Only the server reads this block. */
export const leadsSchema = z
  .strictObject({
    /** E-mail address for leads whose location has no address of its own. */
    email: z.email().describe('E-mail address for leads whose location has no address of its own.'),
    /** Sender of lead e-mails. */
    fromEmail: z.email().describe('Sender of lead e-mails.'),
    /** A webhook that receives each lead; null for none. Default: `null`. */
    webhook: z
      .strictObject({
        /** URL that receives signed lead notifications. */
        url: serviceUrl.describe('URL that receives signed lead notifications.'),
        /** Name of the environment variable that holds the signing secret. */
        secretEnv: z
          .string()
          .regex(/^[A-Z][A-Z0-9_]+$/, 'A variable has capitals, digits and underscores.')
          .meta({
            description: 'Name of the environment variable that holds the signing secret.',
            example: 'LEAD_WEBHOOK_SECRET',
          }),
      })
      .nullable()
      .default(null)
      .describe('A webhook that receives each lead; null for none.'),
    /**
     * Who gets which leads: the first rule that fits. Without one a lead goes to the address of its
     * location, else to `email`. Default: `[]`.
     */
    routes: z
      .array(routeSchema)
      .max(100)
      .default([])
      .describe(
        'Who gets which leads: the first rule that fits. Without one a lead goes to the address of its location, else to `email`.',
      ),
  })
  .describe('Lead delivery.');

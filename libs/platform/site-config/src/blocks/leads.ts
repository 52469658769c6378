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

/** Which leads a rule is for; of every rule that names addresses or numbers. */
const conditions = {
  /**
   * Categories or subcategories of leads, as their forms have them, in any case; any if empty. Default:
   * `[]`.
   */
  categories: z
    .array(z.string().min(1))
    .default([])
    .meta({
      description:
        'Categories or subcategories of leads, as their forms have them, in any case; any if empty.',
      example: ['Fleet Enquiry'],
    }),
  /** Departments, by the kind of the location or the words of the category; any if empty. Default: `[]`. */
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
};

/** A rule of who gets which leads. */
const routeSchema = z
  .strictObject({
    ...conditions,
    /** E-mail addresses that get the lead. */
    to: z.array(z.email()).min(1).max(50).describe('E-mail addresses that get the lead.'),
    /** Whether all addresses get each lead, or one after the other. Default: `'all'`. */
    share: z
      .enum(['all', 'in-turn'])
      .default('all')
      .describe('Whether all addresses get each lead, or one after the other.'),
  })
  .describe('A rule of who gets which leads.');

/** A mailbox of a CRM system. */
const crmSchema = z
  .strictObject({
    ...conditions,
    /** The mailboxes that the CRM system reads. */
    to: z.array(z.email()).min(1).max(10).describe('The mailboxes that the CRM system reads.'),
  })
  .describe('Mailboxes of a CRM system and the leads they get.');

/** Mobiles of staff. */
const smsSchema = z
  .strictObject({
    ...conditions,
    /** Mobile numbers with country code. */
    to: z
      .array(
        z
          .string()
          .regex(/^\+[1-9]\d{7,14}$/, 'A number has a plus, the country code and no spaces.')
          .meta({ description: 'A mobile number.', example: '+61491570006' }),
      )
      .min(1)
      .max(20)
      .describe('Mobile numbers with country code.'),
  })
  .describe('Mobiles of staff and the leads they get a text message about.');

/** The delivery of leads. Only the server reads this block. */
export const leadsSchema = z
  .strictObject({
    /** E-mail address for leads whose location has no address of its own. */
    email: z.email().describe('E-mail address for leads whose location has no address of its own.'),
    /** Sender of lead e-mails. */
    fromEmail: z.email().describe('Sender of lead e-mails.'),
    /**
     * Colour of the head and the buttons of e-mails, which do not read theme.css; their text is black or
     * white. Default: `'#16181d'`.
     */
    mailColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'A colour is # and six small hexadecimal digits.')
      .meta({
        description:
          'Colour of the head and the buttons of e-mails, which do not read theme.css; their text is black or white.',
        example: '#0b5fa5',
      })
      .default('#16181d'),
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
    /**
     * Mailboxes of CRM systems: each gets the leads that fit it, as ADF in the body of an e-mail. Default:
     * `[]`.
     */
    crm: z
      .array(crmSchema)
      .max(20)
      .default([])
      .describe(
        'Mailboxes of CRM systems: each gets the leads that fit it, as ADF in the body of an e-mail.',
      ),
    /** Staff who get a text message about the leads that fit. Default: `[]`. */
    sms: z
      .array(smsSchema)
      .max(20)
      .default([])
      .describe('Staff who get a text message about the leads that fit.'),
  })
  .describe('Lead delivery.');

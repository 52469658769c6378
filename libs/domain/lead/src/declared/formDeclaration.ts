import { z } from 'zod';
import { declaredFieldSchema, labelSchema } from './declaredField.ts';
import type { DeclaredField } from './declaredField.ts';
import { leadFieldProblem } from './leadFields.ts';
import { VALUATION_NAMES } from './valuationFields.ts';

/** The kinds of locations that a form can be sent to. */
export const FORM_PLACES = ['sales', 'service', 'parts'] as const;

/**
 * A form as data: its page, its texts, its steps with their fields, and where its lead goes. The page, the checks in the browser and on the
 * server, and the lead come from it. Every form has the contact details (name, e-mail, phone, postcode) in its last step.
 */
export const formDeclarationSchema = z
  .strictObject({
    /** Id of the form: the `page_id` of its leads. */
    id: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]{0,59}$/,
        'has at most 60 small letters, digits and hyphens, and starts with a letter',
      )
      .describe('Id of the form: the `page_id` of its leads.'),
    /** Paths of its page without a leading slash; the first is the canonical one. */
    paths: z
      .array(
        z
          .string()
          .regex(
            /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
            'A path has small letters, digits and hyphens, and no slash at its ends.',
          )
          .meta({ example: 'service/book' }),
      )
      .min(1)
      .describe('Paths of its page without a leading slash; the first is the canonical one.'),
    /** Heading of the page. */
    title: labelSchema.describe('Heading of the page.'),
    /** A sentence or two below the heading. */
    intro: z.string().max(500).nullable().default(null).describe('A sentence or two below the heading.'),
    /** Text of the button that sends the form. */
    button: labelSchema.describe('Text of the button that sends the form.'),
    /** Category of the lead. */
    category: labelSchema.describe('Category of the lead.'),
    /** Subcategory of the lead. */
    subcategory: labelSchema.nullable().default(null).describe('Subcategory of the lead.'),
    /** The message of a lead without one, as the shopper would say it. */
    unsaid: z
      .string()
      .min(1)
      .max(300)
      .describe('The message of a lead without one, as the shopper would say it.'),
    /** The locations to choose from; null asks for none. Default: `null`. */
    places: z
      .enum(FORM_PLACES)
      .nullable()
      .default(null)
      .describe('The kind of locations to choose from; null asks for none.'),
    /**
     * Ask for a drop-off time at a workshop, from its free times; `places` must then be `service`. `loanCar` names the answer that
     * books one of its loan cars. Default: `null`.
     */
    dropOff: z
      .strictObject({
        /** The answer that books a loan car; null for a form without one. Default: `null`. */
        loanCar: z
          .strictObject({
            /** Name of the field, of the kind `choice`. */
            field: z.string().describe('Name of the field, of the kind `choice`.'),
            /** Its option. */
            is: labelSchema.describe('Its option.'),
          })
          .nullable()
          .default(null)
          .describe('The answer that books a loan car; null for a form without one.'),
      })
      .nullable()
      .default(null)
      .describe(
        'Ask for a drop-off time at a workshop, from its free times; `places` must then be `service`. `loanCar` names the answer that books one of its loan cars.',
      ),
    /**
     * Show the value of the shopper's own vehicle in the last step, where the site has online valuations. The fields of
     * `sellYourCar()` are then needed before it. Default: `false`.
     */
    valuation: z
      .boolean()
      .default(false)
      .describe(
        "Show the value of the shopper's own vehicle in the last step, where the site has online valuations. The fields of `sellYourCar()` are then needed before it.",
      ),
    /**
     * On a site with accounts, ask for a sign-in where the form is about a vehicle with a VIN. Default:
     * `false`.
     */
    signInWithVin: z
      .boolean()
      .default(false)
      .describe('On a site with accounts, ask for a sign-in where the form is about a vehicle with a VIN.'),
    /** Questions and answers below the form. Default: `[]`. */
    faq: z
      .array(
        z.strictObject({
          /** The question. */
          question: z.string().min(1).max(200).describe('The question.'),
          /** Its answer, a paragraph. */
          answer: z.string().min(1).max(1000).describe('Its answer, a paragraph.'),
        }),
      )
      .max(20)
      .default([])
      .describe('Questions and answers below the form.'),
    /** Label of the checkbox for news by e-mail, never ticked at first. */
    optIn: z
      .string()
      .max(200)
      .default('Send me news and offers by email. I can unsubscribe at any time.')
      .describe('Label of the checkbox for news by e-mail, never ticked at first.'),
    /** The steps, first to last; the last one also asks for the contact details. */
    steps: z
      .array(
        z.strictObject({
          /** Heading of the step. */
          title: labelSchema.describe('Heading of the step.'),
          /** Its fields, first to last. */
          fields: z.array(declaredFieldSchema).max(30).describe('Its fields, first to last.'),
        }),
      )
      .min(1)
      .max(8)
      .describe('The steps, first to last; the last one also asks for the contact details.'),
  })
  .superRefine(({ steps, valuation, dropOff, places }, context) => {
    const refused = dropOff && dropOffProblem(dropOff, { steps, places });
    if (refused) context.addIssue({ code: 'custom', path: ['dropOff'], message: refused });
    const before = new Set(
      steps.slice(0, -1).flatMap(({ fields }) => fields.map(({ name: field }) => field)),
    );
    const missing = valuation ? VALUATION_NAMES.filter((each) => !before.has(each)) : [];
    if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['valuation'],
        message: `the steps before the last one have no field ${missing.map((each) => `"${each}"`).join(', ')}`,
      });
    const seen = new Map<string, DeclaredField>();
    steps.forEach(({ fields }, step) =>
      fields.forEach((each, index) => {
        const path = ['steps', step, 'fields', index];
        if (seen.has(each.name))
          context.addIssue({
            code: 'custom',
            path: [...path, 'name'],
            message: `a second field "${each.name}"`,
          });
        const problem = leadFieldProblem(each);
        if (problem !== null) context.addIssue({ code: 'custom', path, message: problem });
        if (each.kind === 'choice' && each.initial !== undefined && !each.options.includes(each.initial))
          context.addIssue({
            code: 'custom',
            path: [...path, 'initial'],
            message: `"${each.initial}" is not one of the options ${each.options.join(', ')}`,
          });
        if (each.when && !seen.has(each.when.field))
          context.addIssue({
            code: 'custom',
            path: [...path, 'when', 'field'],
            message: `no field "${each.when.field}" before this one`,
          });
        const unmet = each.when && unmetProblem(each.when.is, seen.get(each.when.field));
        if (unmet) context.addIssue({ code: 'custom', path: [...path, 'when', 'is'], ...unmet });
        if (each.kind === 'number' && each.min > each.max)
          context.addIssue({
            code: 'custom',
            path: [...path, 'max'],
            message: `no number is from ${each.min} to ${each.max}`,
            params: { fix: `Write a max of at least ${each.min}, or a smaller min.` },
          });
        seen.set(each.name, each);
      }),
    );
  });

/** Why a condition can never be met: the field has options, and this is none of them; null if it can. */
function unmetProblem(is: string, field: DeclaredField | undefined) {
  if (field?.kind !== 'choice' && field?.kind !== 'ticks') return null;
  if (field.options.includes(is)) return null;
  return {
    message: `"${field.name}" has no such option, so this field would never be asked`,
    params: { fix: `Write one of its options: ${field.options.join(', ')}.` },
  };
}

/** Why a form cannot ask for a drop-off time as declared; null if it can. */
function dropOffProblem(
  { loanCar }: { loanCar: { field: string; is: string } | null },
  { steps, places }: { steps: readonly { fields: readonly DeclaredField[] }[]; places: string | null },
): string | null {
  if (places !== 'service') return 'a drop-off time is at a workshop, so `places` must be "service"';
  if (!loanCar) return null;
  const field = steps.flatMap(({ fields }) => fields).find(({ name }) => name === loanCar.field);
  const isOption = field?.kind === 'choice' && field.options.includes(loanCar.is);
  return isOption ? null : `no choice "${loanCar.field}" has the option "${loanCar.is}"`;
}

/** A checked form declaration. */
export type FormDeclaration = z.output<typeof formDeclarationSchema>;

/** What a dealer writes. */
export type FormDeclarationInput = z.input<typeof formDeclarationSchema>;

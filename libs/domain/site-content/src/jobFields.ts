import { z } from 'zod';
import { EARLY_END, endsAfterItStarts, locationField, shared, titleField } from './fields.ts';

/** The kinds of employment, as a job is written. */
const EMPLOYMENTS = ['full time', 'part time', 'casual', 'contract', 'apprenticeship'] as const;

const { draft, expiry, updated } = shared;

/** The front matter of a job, `content/jobs/*.md`. Its text describes the job. The name of its file is its address on the page of jobs. */
export const jobFields = z
  .strictObject({
    draft,
    expiry,
    updated,
    title: titleField.describe('Name of the job, such as Light vehicle technician.'),
    start: z.iso
      .date('A date is written YYYY-MM-DD.')
      .describe('Day of the advertisement; it is shown from then on.'),
    summary: z
      .string()
      .min(1)
      .max(300, 'A summary has at most 300 characters.')
      .describe('One or two sentences about it.'),
    location: locationField,
    employment: z.enum(EMPLOYMENTS).default('full time').describe('How much and how long.'),
    salary: z
      .strictObject({
        from: z.number().positive().describe('The least, in dollars.'),
        to: z.number().positive().nullable().default(null).describe('The most, in dollars.'),
        per: z.enum(['hour', 'year']).default('year').describe('The time that it is for.'),
      })
      .refine(({ from, to }) => to === null || from <= to, {
        path: ['to'],
        message: 'The most is less than the least.',
      })
      .nullable()
      .default(null)
      .describe('What it pays, before tax.'),
  })
  .refine(endsAfterItStarts, EARLY_END);

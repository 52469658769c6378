import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import { atSite, atUuid, moment, nextPage, paging, words } from './parts.ts';
import { LEADERS } from './role.ts';

const leaders = { who: 'staff', roles: LEADERS } as const;
const behind = { ...leaders, secondFactor: true } as const;
const NOT_FOUND = { status: 404, error: 'This application does not exist, or it was purged.' } as const;
const NOT_KEPT = { status: 503, error: 'Finance applications are not set up for this dealership.' } as const;

/** What stands with an application. `submitted`: nobody has decided. */
const applicationStatusSchema = z.enum(['submitted', 'approved', 'referred', 'declined', 'withdrawn']);

/** A finance application in the list: nothing of its content, and no name. */
const applicationRowSchema = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: 'As shopper and dealer say it on the phone.' }),
  kind: z.enum(['application', 'pre-approval']),
  lead_id: z
    .uuid()
    .nullable()
    .meta({ description: 'Its lead, which has the name; null once it was erased.' }),
  car_id: z.number().int().nullable(),
  received_at: moment,
  status: applicationStatusSchema,
  decided_at: moment.nullable(),
  purge_at: moment.meta({ description: 'It is deleted then.' }),
});

/** The calls about finance applications. */
export const financeOperations = {
  financeApplications: defineDeskOperation(routes.financeApplications, {
    summary: 'Finance applications',
    description: 'Newest first, without their content.',
    access: leaders,
    request: z.object({
      params: atSite,
      query: z.object({ status: applicationStatusSchema.optional(), ...paging }),
    }),
    answer: z.object({ applications: z.array(applicationRowSchema), next: nextPage }),
    problems: {
      notKept: NOT_KEPT,
      badCursor: { status: 422, error: 'This page of the list is out of date. Start again.' },
    },
  }),
  financeApplication: defineDeskOperation(routes.financeApplication, {
    summary: 'A finance application',
    description: 'Its content, behind the second factor. Each view is an entry of the audit.',
    access: behind,
    request: z.object({ params: atUuid }),
    answer: applicationRowSchema.extend({
      sections: z.array(
        z.object({ title: z.string(), rows: z.array(z.object({ label: z.string(), value: z.string() })) }),
      ),
      consents: z
        .object({
          lender: z.string(),
          version: z.string(),
          at: moment,
          credit_guide: z.string(),
          privacy: z.string(),
        })
        .nullable()
        .meta({ description: 'The words that the shopper agreed to.' }),
      lender: z
        .object({
          name: z.string(),
          outcome: z.string(),
          reference: z.string().nullable(),
          reasons: z.array(z.string()),
        })
        .nullable()
        .meta({ description: 'The answer of the lender; null before it.' }),
      log: z
        .array(z.object({ at: moment, action: z.string(), who: z.string(), why: z.string() }))
        .meta({ description: 'Who read it or changed it, oldest first.' }),
    }),
    problems: { notFound: NOT_FOUND, notKept: NOT_KEPT },
  }),
  decideFinanceApplication: defineDeskOperation(routes.decideFinanceApplication, {
    summary: 'Record the decision of the lender',
    description:
      'With a text for staff. The shopper is not told by it. What the same person decided last with the same text is not written again.',
    access: behind,
    request: z.object({
      params: atUuid,
      body: z.object({
        decision: z.enum(['approved', 'referred', 'declined', 'withdrawn']),
        text: words(0, 2000).optional(),
        expected_status: applicationStatusSchema
          .optional()
          .meta({
            description:
              'The status that was on screen. With another one in the database the response is 409 `changed`.',
          }),
      }),
    }),
    answer: applicationRowSchema,
    problems: {
      notFound: NOT_FOUND,
      notKept: NOT_KEPT,
      changed: {
        status: 409,
        error: 'This application was decided meanwhile. Load the page again, then repeat.',
      },
    },
  }),
};

import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import { atSite, atUuid, moment, nextPage, paging, words } from './parts.ts';
import { LEADERS } from './role.ts';

const leaders = { who: 'staff', roles: LEADERS } as const;
const behind = { ...leaders, secondFactor: true } as const;
const NOT_FOUND = { status: 404, error: 'This application does not exist, or it was purged.' } as const;
const NOT_KEPT = { status: 503, error: 'Finance applications are not set up for this dealership.' } as const;

/** What stands with an application. */
export const applicationStatusSchema = z.enum(['received', 'approved', 'referred', 'declined', 'withdrawn']);

/** A finance application in the list: nothing of its content. */
export const applicationRowSchema = z.object({
  id: z.uuid(),
  lead_id: z.uuid().nullable(),
  received_at: moment,
  status: applicationStatusSchema,
  lender: z.string().nullable(),
  name: z.string().meta({ description: 'Of the lead.' }),
  vehicle: z.string().nullable(),
  purge_at: moment.nullable(),
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
      consents: z.array(z.object({ name: z.string(), version: z.string(), at: moment })),
      views: z.array(z.object({ at: moment, by: z.object({ id: z.uuid(), name: z.string() }).nullable() })),
    }),
    problems: { notFound: NOT_FOUND, notKept: NOT_KEPT },
  }),
  decideFinanceApplication: defineDeskOperation(routes.decideFinanceApplication, {
    summary: 'Record the decision of the lender',
    description: 'With a text for staff. The shopper is not told by it.',
    access: behind,
    request: z.object({
      params: atUuid,
      body: z.object({
        decision: z.enum(['approved', 'referred', 'declined', 'withdrawn']),
        text: words(0, 2000).optional(),
      }),
    }),
    answer: applicationRowSchema,
    problems: { notFound: NOT_FOUND, notKept: NOT_KEPT },
  }),
};

import { APPLICATION_STEPS } from '@forecourt/credit-application';
import { leadLoanSchema } from '@forecourt/lead';
import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID } from './sharedProblems.ts';

/** The secret of the shopper's browser. */
const headers = z.object({
  'X-Application-Token': z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .meta({
      description:
        'The secret that the start of the application returned. It belongs into an HttpOnly cookie.',
    }),
});

const kind = z.enum(['application', 'pre-approval']);
const step = z.enum(APPLICATION_STEPS);
const loan = z
  .string()
  .max(300)
  .meta({ description: 'The loan that the shopper chose in the calculator, as a query.' });
const answers = z.record(z.string().max(100), z.string());
const errors = answers.meta({
  description: 'What is wrong with the step, by the name of the field; empty if it is complete.',
});

const about = z.object({
  kind,
  car_id: z.int().positive().nullable().meta({ description: 'The vehicle; null for none.' }),
  loan,
});

/** Unknown names and wrong types are dropped, so that nothing else of the step is lost. */
const posted = z
  .record(z.string().max(100), z.unknown())
  .meta({
    description: 'The answers of the step by the names of its fields, as typed. Other names are ignored.',
  });

const car = z.object({ id: z.int(), slug: z.string(), name: z.string(), price: z.number().nullable() });

/** An application as its shopper may see it. */
const applicationSchema = z.object({
  reference: z.string().meta({ description: 'Shopper and dealer say it on the phone; it names no person.' }),
  kind,
  status: z.enum(['draft', 'submitted', 'approved', 'referred', 'declined', 'withdrawn']),
  car: car.nullable(),
  kept_until: z.iso.datetime().meta({ description: 'It is deleted then.' }),
  open_step: step.meta({ description: 'The first step that is not complete.' }),
  answers: answers
    .nullable()
    .meta({ description: 'Null once it is sent: nobody who uses the browser can read it back.' }),
  calculated: leadLoanSchema.nullable(),
});

/** An application as its shopper may see it. */
export type ShoppersApplication = z.output<typeof applicationSchema>;

const NOT_OFFERED = { status: 404, detail: 'This site takes no finance applications.' } satisfies ProblemText;

const GONE = {
  status: 404,
  detail:
    'No application of this site has this token: it was deleted, its time is over, or the token was changed.',
  error: 'The application you started on this device is no longer kept. Please start again.',
} satisfies ProblemText;

const NOT_OWNER = {
  status: 403,
  detail: 'The application of this token belongs to an account that is not signed in.',
} satisfies ProblemText;

const TOO_MANY = {
  status: 429,
  detail: 'Too many applications were started or sent from one IP address.',
  error: 'That was too often. Please try again in a few minutes, or call us. Your answers are kept.',
} satisfies ProblemText;

/**
 * The calls about finance applications. On a site with accounts an application belongs to the account that began it: the cookies of the request
 * say who is signed in. (FI-10)
 */
export const applicationOperations = {
  applicationStart: defineOperation(routes.applicationStart, {
    summary: 'What a finance application starts with',
    description:
      'The vehicle, the loan of its page, and the answers that they give to the first step. Stores nothing.',
    request: z.object({
      query: z.object({
        car_id: z.string().max(200).optional().meta({ description: 'Id or slug of the vehicle.' }),
        loan: loan.optional(),
        vehiclePriceBudget: z.string().max(20).optional(),
      }),
    }),
    answer: z.object({ car: car.nullable(), answers, calculated: leadLoanSchema.nullable() }),
    problems: { invalid: INVALID, notOffered: NOT_OFFERED },
  }),
  postApplication: defineOperation(routes.postApplication, {
    summary: 'Start a finance application',
    description:
      'Keeps the answers of one step, encrypted, as a draft of the browser that has the token. A draft is deleted 14 days after its last change.',
    request: z.object({ body: about.extend({ step, answers: posted }) }),
    answer: z.object({ token: z.string(), application: applicationSchema, errors }),
    problems: { invalid: INVALID, notOffered: NOT_OFFERED, tooMany: TOO_MANY },
  }),
  application: defineOperation(routes.application, {
    summary: 'The finance application of a browser',
    description:
      'A draft with its answers; of a sent one only its reference and status. One that belongs to an account opens to its owner, who is signed in.',
    request: z.object({ headers }),
    answer: applicationSchema,
    problems: { invalid: GONE, gone: GONE, notOwner: NOT_OWNER, notOffered: NOT_OFFERED },
  }),
  patchApplication: defineOperation(routes.patchApplication, {
    summary: 'Keep the answers of a step',
    description:
      'Also of an incomplete one, as they were typed. With `about` the application is about another vehicle. A draft of nobody becomes that of the ' +
      'account that is signed in.',
    request: z.object({ headers, body: z.object({ step, answers: posted, about: about.nullable() }) }),
    answer: z.object({
      application: applicationSchema
        .nullable()
        .meta({
          description:
            'Null if the session of its owner has ended: the answers are kept, and nothing is given out.',
        }),
      errors,
    }),
    problems: { invalid: INVALID, gone: GONE, notOwner: NOT_OWNER, notOffered: NOT_OFFERED },
  }),
  sendApplication: defineOperation(routes.sendApplication, {
    summary: 'Send a finance application',
    description:
      'Stores the consents with the version of the texts and the time, makes the lead, and asks the lender. If the lender does not answer, the ' +
      'application is kept and the lender is asked again. Sending it again returns the first result.',
    request: z.object({
      headers,
      body: z.object({
        version: z.string().max(40).meta({ description: 'Of the texts that were read.' }),
        credit_guide: z.boolean(),
        privacy: z.boolean(),
        truth: z.boolean(),
      }),
    }),
    answer: applicationSchema,
    problems: {
      invalid: INVALID,
      gone: GONE,
      notOwner: NOT_OWNER,
      incomplete: {
        status: 422,
        detail: 'Steps or consents are missing: {fields}.',
        error: 'Some answers are still missing.',
      },
      textsChanged: {
        status: 422,
        detail: 'The texts of the lender have another version now.',
        error: 'The lender has changed these texts since you opened the page. Please read them again.',
      },
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  discardApplication: defineOperation(routes.discardApplication, {
    summary: 'Delete a draft',
    description: 'Deletes the draft of a browser. A sent application stays, because the dealer answers it.',
    request: z.object({ headers, body: z.object({}) }),
    answer: z.object({ deleted: z.boolean() }),
    problems: { invalid: INVALID, notOwner: NOT_OWNER, notOffered: NOT_OFFERED },
  }),
};

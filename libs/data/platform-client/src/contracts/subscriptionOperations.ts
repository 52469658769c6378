import { MARKETING_TOPIC_IDS } from '@forecourt/lead';
import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID } from './sharedProblems.ts';

const token = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .meta({ description: 'The secret of the link in an e-mail.' });

const topics = z.array(z.enum(MARKETING_TOPIC_IDS)).max(MARKETING_TOPIC_IDS.length);

/** What a person wants to get by e-mail. */
const subscriptionsSchema = z.object({
  email: z.string().meta({ description: 'Masked, such as `k•••@shopper.example`.' }),
  topics: topics.meta({ description: 'What they want now.' }),
});

const NO_SUCH_LINK = {
  status: 404,
  detail: 'No person of this site has this token.',
  error: 'This link isn’t complete, or it’s from another site. Please enter your email address instead.',
} satisfies ProblemText;

const TOO_MANY = {
  status: 429,
  detail: 'Too many addresses were unsubscribed from one IP address.',
  error: 'That was too often. Please try again in a few minutes.',
} satisfies ProblemText;

const NOT_OFFERED = {
  status: 404,
  detail: 'This site has no forms, so it sends no e-mails.',
} satisfies ProblemText;

const problems = { invalid: INVALID, noSuchLink: NO_SUCH_LINK, notOffered: NOT_OFFERED };

/** The calls about marketing e-mails. (EN-12) */
export const subscriptionOperations = {
  subscriptions: defineOperation(routes.subscriptions, {
    summary: 'What a person gets by e-mail',
    description:
      'The choices about marketing e-mails, by the token of the link in an e-mail. Reading changes nothing.',
    request: z.object({ query: z.object({ token }) }),
    answer: subscriptionsSchema,
    problems,
  }),
  postSubscriptions: defineOperation(routes.postSubscriptions, {
    summary: 'Choose what to get by e-mail',
    description:
      'The topics of the list are wanted, all others are not. Holds at once, and the dealer is told.',
    request: z.object({ body: z.object({ token, topics }) }),
    answer: subscriptionsSchema,
    problems,
  }),
  postStop: defineOperation(routes.postStop, {
    summary: 'Unsubscribe an address',
    description:
      'Ends all marketing e-mails to an address, without a link. The response is the same for an unknown address, so that nobody can find ' +
      'out who is a customer.',
    request: z.object({ body: z.object({ email: z.string().trim().max(254).pipe(z.email()) }) }),
    answer: z.object({ stopped: z.literal(true) }),
    problems: {
      invalid: {
        status: 422,
        detail: 'Refused: {fields}. email is one e-mail address.',
        error: 'Please enter your email address, such as name@example.com.',
        fields: { email: ['Please enter your email address, such as name@example.com.'] },
      },
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  postUnsubscribe: defineOperation(routes.postUnsubscribe, {
    summary: 'Unsubscribe with one click',
    description:
      'For the `List-Unsubscribe` header of e-mails (RFC 8058): mail clients post `List-Unsubscribe=One-Click`. Ends all marketing e-mails ' +
      'to the person. The body is not read.',
    request: z.object({ query: z.object({ token }) }),
    answer: z.object({ stopped: z.literal(true) }),
    problems,
  }),
};

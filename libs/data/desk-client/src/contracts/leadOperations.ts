import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation, type DeskAccess } from './defineDeskOperation.ts';
import { leadDetailSchema, leadRowSchema, leadStatusSchema } from './leads.ts';
import {
  atSite,
  atUuid,
  line,
  listOf,
  moment,
  nextPage,
  paging,
  wholeNumber,
  words,
  writeKey,
} from './parts.ts';
import { EVERYONE } from './role.ts';

const access: DeskAccess = { who: 'staff', roles: EVERYONE };
const NOT_FOUND = { status: 404, error: 'This lead does not exist, or it is not one of yours.' } as const;
const CHANGED = {
  status: 409,
  error: 'This lead has changed since you saw it. Look at it again, then repeat.',
} as const;
const MERGED = { status: 409, error: 'This lead was merged into another one.' } as const;
const expected_version = z
  .number()
  .int()
  .optional()
  .meta({
    description:
      'The version that was on screen. With another one in the database the response is 409 `changed`.',
  });

/** The query of the list of leads; the CSV export has the same. */
export const leadFilterFields = {
  status: listOf(leadStatusSchema.options)
    .optional()
    .meta({
      description: 'Statuses, separated by commas. Default: all but spam; `new,open,waiting` is the inbox.',
    }),
  assignee: z
    .union([z.enum(['me', 'none']), z.uuid()])
    .optional()
    .meta({ description: 'Mine, nobody’s, or those of a member of staff. Default: all.' }),
  category: z.string().max(100).optional(),
  location_id: wholeNumber.optional(),
  from: moment.optional().meta({ description: 'Accepted at this time or later.' }),
  to: moment.optional().meta({ description: 'Accepted before this time.' }),
  snoozed: z
    .enum(['hide', 'only', 'show'])
    .optional()
    .meta({ description: 'Those whose snooze is not over. Default: hide.' }),
  overdue: z.literal('yes').optional().meta({ description: 'Only those that are due for a first answer.' }),
  search: z
    .string()
    .max(100)
    .optional()
    .meta({
      description:
        'Words, each the beginning of a word or a part of name, e-mail, phone, message, car or stock number; spaces in a phone number do not matter.',
    }),
  sort: z
    .enum(['newest', 'oldest', 'updated', 'due'])
    .optional()
    .meta({
      description:
        'Default: newest. `due`: those whose first answer is due first, then those that wait for none.',
    }),
};

const write = { params: atUuid };
const answer = leadDetailSchema;
const problems = { notFound: NOT_FOUND, changed: CHANGED, merged: MERGED };

/** The calls about leads. */
export const leadOperations = {
  leads: defineDeskOperation(routes.leads, {
    summary: 'Leads',
    description:
      'A page of the leads that this person may see: of the places of the role, and for `service` of that department. Leads that were merged ' +
      'into another are not listed. `total` is of the filter; `counts` and `snoozed` are of the filter without its statuses and snooze.',
    access,
    request: z.object({ params: atSite, query: z.object({ ...leadFilterFields, ...paging }) }),
    answer: z.object({
      leads: z.array(leadRowSchema),
      next: nextPage,
      total: z.number().int(),
      counts: z
        .record(leadStatusSchema, z.number().int())
        .meta({ description: 'Leads of each status, without those whose snooze is not over.' }),
      snoozed: z
        .record(leadStatusSchema, z.number().int())
        .meta({ description: 'Leads of each status whose snooze is not over.' }),
      categories: z.array(z.string()).meta({ description: 'All categories of leads of this site.' }),
      at: moment.meta({ description: 'The clock of the server: `due_at` is compared with it.' }),
    }),
    problems: { badCursor: { status: 422, error: 'This page of the list is out of date. Start again.' } },
  }),
  lead: defineDeskOperation(routes.lead, {
    summary: 'One lead with its history',
    description:
      'The whole lead: what was said, the car, appointments, deliveries, history, and other leads of the person.',
    access,
    request: z.object({ params: atUuid }),
    answer,
    problems: { notFound: NOT_FOUND },
  }),
  leadDrafts: defineDeskOperation(routes.leadDrafts, {
    summary: 'The templates, filled in for a lead',
    description: 'Every template of the site with its placeholders replaced, ready to be changed and sent.',
    access,
    request: z.object({ params: atUuid }),
    answer: z.object({
      drafts: z.array(
        z.object({ template_id: z.uuid(), name: z.string(), subject: z.string(), text: z.string() }),
      ),
    }),
    problems: { notFound: NOT_FOUND },
  }),
  leadFile: defineDeskOperation(routes.leadFile, {
    summary: 'A file of a lead',
    description:
      'The bytes of a file that the shopper sent with a form, as a download: a browser never shows it as a page. `size=small` is a small picture of a photo.',
    access,
    request: z.object({
      params: atUuid.extend({ file: z.uuid() }),
      query: z.object({ size: z.literal('small').optional() }),
    }),
    answer: z.instanceof(Blob),
    answerType: 'application/octet-stream',
    problems: { notFound: { status: 404, error: 'This file is not here any more.' } },
  }),
  assignLead: defineDeskOperation(routes.assignLead, {
    summary: 'Assign a lead',
    description: 'To a member of staff of this site, or to nobody.',
    access,
    request: z.object({
      ...write,
      body: z.object({ staff_id: z.uuid().nullable(), expected_version, key: writeKey }),
    }),
    answer,
    problems: {
      ...problems,
      notStaff: { status: 422, error: 'This person cannot see this lead, so it cannot be theirs.' },
    },
  }),
  noteLead: defineDeskOperation(routes.noteLead, {
    summary: 'Write a note',
    description: 'For staff only; no shopper sees it.',
    access,
    request: z.object({ ...write, body: z.object({ text: words(1, 4000), key: writeKey }) }),
    answer,
    problems: { notFound: NOT_FOUND },
  }),
  setLeadStatus: defineDeskOperation(routes.setLeadStatus, {
    summary: 'Set the status',
    description: 'With a reason, which `lost` needs. A closed lead can be opened again.',
    access,
    request: z.object({
      ...write,
      body: z.object({
        status: leadStatusSchema,
        reason: words(0, 500).optional(),
        expected_version,
        key: writeKey,
      }),
    }),
    answer,
    problems: { ...problems, noReason: { status: 422, error: 'Please say why this lead was lost.' } },
  }),
  mergeLead: defineDeskOperation(routes.mergeLead, {
    summary: 'Merge a lead into another',
    description:
      'The lead leaves the lists; the other one has its messages, files, appointments, deliveries, history and records, and is found by its words. An e-mail address or phone number that it has not is that of the newest merged one. ' +
      'What was to do with it is to do with the other one: closed, that is open again, and snoozed, it is awake. The response is the other lead.',
    access,
    request: z.object({
      ...write,
      body: z.object({
        into: z.uuid().meta({ description: 'The lead that stays; both are of one site.' }),
        key: writeKey,
      }),
    }),
    answer,
    problems: {
      ...problems,
      sameLead: { status: 422, error: 'A lead cannot be merged into itself, or into one that was merged.' },
    },
  }),
  snoozeLead: defineDeskOperation(routes.snoozeLead, {
    summary: 'Snooze a lead',
    description:
      'Hides it from the inbox until a time within a year; null wakes it. A new message of the shopper wakes it too.',
    access,
    request: z.object({
      ...write,
      body: z.object({ until: moment.nullable(), expected_version, key: writeKey }),
    }),
    answer,
    problems: {
      ...problems,
      notAhead: { status: 422, error: 'Choose a time that is ahead, and within a year.' },
    },
  }),
  replyToLead: defineDeskOperation(routes.replyToLead, {
    summary: 'Answer by e-mail',
    description:
      'Sends a mail to the shopper, to the `email` of the lead, in the name of the dealer, through the outbox: with retries, and its state in the history. Replies of the ' +
      'shopper go to the address of the place. A new lead becomes `waiting`, and its response time is taken.',
    access,
    request: z.object({
      ...write,
      body: z.object({
        subject: line(1, 200),
        text: words(1, 10_000),
        template_id: z.uuid().nullable().optional(),
        status: leadStatusSchema
          .exclude(['lost'])
          .optional()
          .meta({
            description:
              'The status after it, but not `lost`, which needs a reason. Default: `waiting` for a new or open lead, else as it was.',
          }),
        expected_version,
        key: writeKey,
      }),
    }),
    answer,
    problems: { ...problems, noAddress: { status: 422, error: 'This shopper left no e-mail address.' } },
  }),
  logCall: defineDeskOperation(routes.logCall, {
    summary: 'Log a call',
    description:
      'A call that was made from the phone. A call that reached the shopper counts as the first answer.',
    access,
    request: z.object({
      ...write,
      body: z.object({
        outcome: z.enum(['reached', 'no-answer', 'voicemail', 'wrong-number']),
        text: words(0, 4000).optional(),
        minutes: z.number().int().min(0).max(600).optional(),
        key: writeKey,
      }),
    }),
    answer,
    problems: { ...problems },
  }),
};
